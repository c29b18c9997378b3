import * as z from 'zod/mini';
import { allFeatures, type Feature } from './features.ts';

export const Role = z.enum(['admin', 'public', 'PUPIL']);
export type Role = z.infer<typeof Role>;

export const AccessType = z.enum(['DEFAULT', 'UNLIMITED']);
export type AccessType = z.infer<typeof AccessType>;

/** The claims of an access token under `UserInfo` (specification 3). */
export const UserInfo = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  country: z._default(z.string(), 'USA'),
  accessType: z._default(AccessType, 'DEFAULT'),
  /** The person's feature flags. */
  privilege: z.array(z.string()),
  /** The admin who is acting as this person, for the lifetime of one access token. */
  actedBy: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** The locale for dates and numbers; absent if the person has not chosen one. */
  locale: z.optional(z.string()),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** True if this person's plan includes a feature. UNLIMITED and admins have all features. */
export function includesFeature(who: UserInfo, feature: Feature): boolean {
  return who.accessType === 'UNLIMITED' || who.role === 'admin' || who.privilege.includes(feature);
}

/**
 * Returns the feature flags that the page shows as included: all flags for UNLIMITED, admins and signed-out
 * visitors, otherwise the person's own flags (specification 6). For display only: the Workers enforce access.
 */
export function shownFeatures(who: UserInfo | null): readonly string[] {
  if (!who || who.accessType === 'UNLIMITED' || who.role === 'admin') return allFeatures;
  return who.privilege;
}

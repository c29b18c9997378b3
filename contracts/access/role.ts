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
  /** The feature flags the person has, by key. */
  privilege: z.array(z.string()),
  /** The admin who looks at the product as this person, for as long as one access token lasts. */
  actedBy: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** How the person reads dates and numbers, where it was chosen. */
  locale: z.optional(z.string()),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Whether this person's plan includes a feature. UNLIMITED has them all; an admin too. */
export function includesFeature(who: UserInfo, feature: Feature): boolean {
  return who.accessType === 'UNLIMITED' || who.role === 'admin' || who.privilege.includes(feature);
}

/**
 * The flags to show for a stored privilege: all of them when nothing is stored (specification 6; a
 * matter of display only, the Workers decide).
 */
export function shownFeatures(who: UserInfo | null): readonly string[] {
  if (!who || who.accessType === 'UNLIMITED' || who.role === 'admin') return allFeatures;
  return who.privilege;
}

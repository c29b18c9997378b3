import * as z from 'zod/mini';
import { OrganisationRole } from '../access/user.ts';
import { Email } from '../validation/email.ts';
import { Name } from '../validation/name.ts';
import { OrganisationName } from '../validation/organisation-name.ts';

/** Number of days for which an invitation link is valid. */
export const invitationDays = 14;

/** Maximum number of addresses per invitation request. */
export const maxInvited = 50;

/** The organisation's name, for creating or renaming it. */
export const NamedOrganisation = z.object({ name: OrganisationName });
export type NamedOrganisation = z.infer<typeof NamedOrganisation>;

/** A name that may be left out. */
const OptionalName = z.string({ error: 'Enter a name.' }).check(
  z.trim(),
  z.maxLength(100, { error: 'Use at most 100 characters.', abort: true }),
  z.superRefine((name, context) => {
    if (name === '') return;
    for (const { message } of Name.safeParse(name).error?.issues ?? []) context.addIssue(message);
  }),
);

/** Teachers to invite by email. The email greets them by name if the name is known. */
export const Invite = z.object({
  teachers: z
    .array(z.object({ email: Email, fullName: z._default(OptionalName, '') }))
    .check(
      z.minLength(1, 'Enter at least one e-mail address.'),
      z.maxLength(maxInvited, `Invite at most ${maxInvited} teachers at once.`),
    ),
});
export type Invite = z.infer<typeof Invite>;

/** The outcome for one address. It never reveals whether the address already has an account. */
export const InviteOutcome = z.object({
  email: z.string(),
  outcome: z.enum(['sent', 'member', 'invited', 'full']),
});
export type InviteOutcome = z.infer<typeof InviteOutcome>;

/** A teacher of the organisation, as shown to colleagues. */
export const Member = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: OrganisationRole,
  /** ISO timestamps; null if unknown. */
  joinedAt: z.nullable(z.string()),
  classes: z.int(),
  pupils: z.int(),
  /** Only sent to the leaders of the department. */
  lastSeenAt: z.nullable(z.string()),
});
export type Member = z.infer<typeof Member>;

/** An invitation that has not been accepted; it may have expired. */
export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The organisation of the caller. */
export const Organisation = z.object({
  id: z.string(),
  name: z.string(),
  role: OrganisationRole,
  teachers: z.object({ allowed: z.int(), used: z.int() }),
  pupils: z.object({ allowed: z.int(), used: z.int() }),
  members: z.array(Member),
  /** Empty for callers who do not lead the department. */
  invitations: z.array(OpenInvitation),
});
export type Organisation = z.infer<typeof Organisation>;

/** The data behind an invitation link, visible to anyone with the link. */
export const Invited = z.object({
  organisationName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  fullName: z.string(),
  expiresAt: z.string(),
  /** True if the address has an account, so that the person signs in instead of registering. */
  hasAccount: z.boolean(),
});
export type Invited = z.infer<typeof Invited>;

/** Roles that a teacher other than the owner may have. */
export const MemberRole = z.object({ role: z.enum(['manager', 'teacher']) });
export type MemberRole = z.infer<typeof MemberRole>;

/** The data transferred to a colleague when a teacher leaves. It preserves the pupils' work. */
export const Handed = z.object({ to: z.string(), classes: z.int(), pupils: z.int() });
export type Handed = z.infer<typeof Handed>;

import * as z from 'zod/mini';
import { OrganisationRole } from '../access/user.ts';
import { Email } from '../validation/email.ts';
import { Name } from '../validation/name.ts';
import { OrganisationName } from '../validation/organisation-name.ts';

/** How long the link of an invitation works. */
export const invitationDays = 14;

/** More addresses than these are another invitation. */
export const maxInvited = 50;

/** The name of an organisation, when it is set up or renamed. */
export const NamedOrganisation = z.object({ name: OrganisationName });
export type NamedOrganisation = z.infer<typeof NamedOrganisation>;

/** Teachers to invite by mail; the name is what the mail greets them by, where it is known. */
export const Invite = z.object({
  teachers: z
    .array(z.object({ email: Email, fullName: z._default(z.union([Name, z.literal('')]), '') }))
    .check(
      z.minLength(1, 'Enter at least one e-mail address.'),
      z.maxLength(maxInvited, `Invite at most ${maxInvited} teachers at once.`),
    ),
});
export type Invite = z.infer<typeof Invite>;

/** What became of one address: never whether it has an account elsewhere. */
export const InviteOutcome = z.object({
  email: z.string(),
  outcome: z.enum(['sent', 'member', 'invited', 'full']),
});
export type InviteOutcome = z.infer<typeof InviteOutcome>;

/** A teacher of the organisation, as colleagues see them. */
export const Member = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: OrganisationRole,
  /** ISO moments; null where they are not known. */
  joinedAt: z.nullable(z.string()),
  classes: z.int(),
  pupils: z.int(),
  /** Only told to who leads the department. */
  lastSeenAt: z.nullable(z.string()),
});
export type Member = z.infer<typeof Member>;

/** An invitation that nobody has taken up yet; it may have run out. */
export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The organisation of the person who asks. */
export const Organisation = z.object({
  id: z.string(),
  name: z.string(),
  role: OrganisationRole,
  teachers: z.object({ allowed: z.int(), used: z.int() }),
  pupils: z.object({ allowed: z.int(), used: z.int() }),
  members: z.array(Member),
  /** Empty for who does not lead the department. */
  invitations: z.array(OpenInvitation),
});
export type Organisation = z.infer<typeof Organisation>;

/** What the link of an invitation shows to whoever holds it. */
export const Invited = z.object({
  organisationName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  fullName: z.string(),
  expiresAt: z.string(),
  /** Whether the address has an account: then one signs in, otherwise one registers. */
  hasAccount: z.boolean(),
});
export type Invited = z.infer<typeof Invited>;

/** What a teacher may be beside the owner. */
export const MemberRole = z.object({ role: z.enum(['manager', 'teacher']) });
export type MemberRole = z.infer<typeof MemberRole>;

/** What went to a colleague with a teacher who left: the work of the pupils stays. */
export const Handed = z.object({ to: z.string(), classes: z.int(), pupils: z.int() });
export type Handed = z.infer<typeof Handed>;

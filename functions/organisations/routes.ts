import type { Routes } from '#functions/http/app.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import { closeOrganisation } from './close-organisation.ts';
import { createOrganisation } from './create-organisation.ts';
import { getInvitation, getInvitationByAddress } from './get-invitation.ts';
import { getOrganisation } from './get-organisation.ts';
import { handOverOrganisation } from './hand-over-organisation.ts';
import { inviteTeachers } from './invite-teachers.ts';
import { joinOrganisation, joinOrganisationByAddress } from './join-organisation.ts';
import { removeMember } from './remove-member.ts';
import { renameOrganisation } from './rename-organisation.ts';
import { selectProfile } from './select-profile.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { setMemberRole } from './set-member-role.ts';
import { setProfilesSeen } from './set-profiles-seen.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const organisationRoutes: Routes<OrganisationsEnv> = {
  'GET /v1/organisation': getOrganisation,
  'POST /v1/organisation': createOrganisation,
  'PATCH /v1/organisation': renameOrganisation,
  'DELETE /v1/organisation': closeOrganisation,
  'POST /v1/organisation/owner': handOverOrganisation,
  'PATCH /v1/organisation/members/:id': setMemberRole,
  'DELETE /v1/organisation/members/:id': removeMember,
  'POST /v1/organisation/invitations': inviteTeachers,
  'POST /v1/organisation/invitations/:id/again': sendInvitationAgain,
  'DELETE /v1/organisation/invitations/:id': withdrawInvitation,
  'POST /v1/organisation/invited': getInvitation,
  'PUT /v1/organisation/invited': joinOrganisation,
  'GET /v1/organisation/invited/:secret': getInvitationByAddress,
  'POST /v1/organisation/invited/:secret': joinOrganisationByAddress,
  'PUT /v1/teacher-profiles/selected': selectProfile,
  'POST /v1/teacher-profiles/seen': setProfilesSeen,
};

/** The settings of the Worker for organisations. */
export type OrganisationsEnv = MailEnv;

import type { Invited } from '#contracts/organisation/organisation.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './env.ts';
import { InvitationParams, selectInvitation } from './select-invitation.ts';

/**
 * `GET /v1/organisation/invited/:secret`: what the link of an invitation shows. Whoever holds it has read
 * the mail, so it may say whether that address has an account. 404 once it was used.
 */
export const getInvitation = operation<OrganisationsEnv, InvitationParams>(
  { may: 'anyone', params: InvitationParams, token: 'ignored' },
  async ({ params: { secret }, db }): Promise<Invited> => {
    const found = await selectInvitation(db, secret);
    if (found.accepted_by !== null) throw notFound('This invitation');
    return {
      organisationName: found.organisation_name,
      invitedBy: found.invited_by,
      email: found.email,
      fullName: found.full_name,
      expiresAt: found.expires_at,
      hasAccount: found.has_account,
    };
  },
);

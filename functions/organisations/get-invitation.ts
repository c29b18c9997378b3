import type { Invited } from '#contracts/organisation/organisation.ts';
import type { Database } from '#db/client.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { InvitationSecret, selectInvitation } from './invitation.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * `POST /v1/organisation/invited`: returns the contents of an invitation by its link. The response may reveal
 * that the address has an account, because a caller who has the link has read the email. 404 once the
 * invitation was used. Changes nothing. The secret is sent in the body, because URLs are often logged.
 */
export const getInvitation = operation<OrganisationsEnv, unknown, unknown, InvitationSecret>(
  { may: 'anyone', body: InvitationSecret, token: 'ignored', once: false },
  async ({ body: { secret }, db }) => showInvitation(db, secret),
);

/**
 * `GET /v1/organisation/invited/:secret`: the same operation, for pages loaded before the secret moved to the
 * body.
 */
export const getInvitationByAddress = operation<OrganisationsEnv, InvitationSecret>(
  { may: 'anyone', params: InvitationSecret, token: 'ignored' },
  async ({ params: { secret }, db }) => showInvitation(db, secret),
);

async function showInvitation(db: Database, secret: string): Promise<Invited> {
  const found = await selectInvitation(db, secret);
  if (found.accepted_by !== null) throw notFound('This invitation was not found.');
  return {
    organisationName: found.organisation_name,
    invitedBy: found.invited_by,
    email: found.email,
    fullName: found.full_name,
    expiresAt: found.expires_at,
    hasAccount: found.has_account,
  };
}

import type { Invited } from '#contracts/organisation/organisation.ts';
import type { Database } from '#db/client.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { InvitationSecret, selectInvitation } from './invitation.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * `POST /v1/organisation/invited`: what the link of an invitation shows. Whoever holds it has read the mail,
 * so it may say whether that address has an account. 404 once it was used. It changes nothing; the secret is
 * in the body, because addresses are kept in more places than a secret should be.
 */
export const getInvitation = operation<OrganisationsEnv, unknown, unknown, InvitationSecret>(
  { may: 'anyone', body: InvitationSecret, token: 'ignored', once: false },
  async ({ body: { secret }, db }) => showInvitation(db, secret),
);

/** `GET /v1/organisation/invited/:secret`: the same, for pages that were open before the secret moved. */
export const getInvitationByAddress = operation<OrganisationsEnv, InvitationSecret>(
  { may: 'anyone', params: InvitationSecret, token: 'ignored' },
  async ({ params: { secret }, db }) => showInvitation(db, secret),
);

async function showInvitation(db: Database, secret: string): Promise<Invited> {
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
}

import { sql } from 'drizzle-orm';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { OrganisationParams, selectLedMembership } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

/** `DELETE /v1/organisation/invitations/:id`: withdraws an invitation. Its link stops working. 204. */
export const withdrawInvitation = operation<OrganisationsEnv, OrganisationParams>(
  { may: teachers, params: OrganisationParams },
  async ({ params: { id }, db, caller }) => {
    const membership = await selectLedMembership(db, caller);
    const { rows } = await db.execute(sql`
      delete from invitations i where i.id = ${id} and i.organisation_id = ${membership.id}
        and i.accepted_at is null returning i.id`);
    if (rows.length === 0) throw notFound('This invitation was not found.');
    return null;
  },
);

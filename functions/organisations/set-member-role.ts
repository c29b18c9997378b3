import { sql } from 'drizzle-orm';
import { MemberRole } from '#contracts/organisation/organisation.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { OrganisationParams } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * `PATCH /v1/organisation/members/:id {role}`: makes a colleague a manager, or a teacher again. Only the
 * owner may do this. 204.
 */
export const setMemberRole = operation<OrganisationsEnv, OrganisationParams, never, MemberRole>(
  { may: teachers, params: OrganisationParams, body: MemberRole, once: false },
  async ({ params: { id }, body: { role }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with changed as (
        update users t set organisation_role = ${role}, updated_at = now()
        from organisations o join users mine on mine.organisation_id = o.id
        where mine.id = ${caller.id} and o.owner_id = mine.id and t.organisation_id = o.id
          and t.id = ${id} and t.id <> o.owner_id and t.role <> 'PUPIL' returning t.id
      ), noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, ${`account.made a ${role} of a department`}::text, id from changed
      )
      select id from changed`);
    if (rows.length === 0) throw notFound('This colleague was not found.');
    return null;
  },
);

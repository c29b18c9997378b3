import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { NamedOrganisation } from '#contracts/organisation/organisation.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * `POST /v1/organisation {name}`: creates the caller's own organisation and includes the caller's existing
 * pupils. 409 if the caller is already a member of an organisation.
 */
export const createOrganisation = operation<OrganisationsEnv, never, never, NamedOrganisation>(
  { may: teachers, body: NamedOrganisation },
  async ({ body: { name }, db, caller, creation }) => {
    if (creation.before) return Response.json({ id: creation.before, name }, { status: 201 });
    const id = nanoid(16);
    const { rows } = await db.execute(sql`
      with owner as (
        select u.id from users u
        where u.id = ${caller.id} and u.organisation_id is null and u.blocked_at is null
        for no key update
      ), made as (
        insert into organisations (id, name, owner_id)
        select ${id}, ${name}, owner.id from owner returning id, owner_id
      ), noted as (${creation.note(sql`id`, sql`made`)})
      update users u set organisation_id = made.id, organisation_role = 'teacher',
        joined_at = case when u.id = made.owner_id then now() end, updated_at = now()
      from made where u.id = made.owner_id or (u.teacher_id = made.owner_id and u.role = 'PUPIL')
      returning u.id`);
    if (rows.length === 0) throw new ApiError('conflict', 'You’re already in an organisation.');
    return Response.json({ id, name }, { status: 201 });
  },
);

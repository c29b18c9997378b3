import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './routes.ts';

const Row = z.object({ closed: z.boolean() });

/**
 * `DELETE /v1/organisation`: closes an organisation. Only its owner may close it, and only if it has no other
 * members. The owner keeps the classes, pupils, resources and plan. 204; 409 while it has other members.
 */
export const closeOrganisation = operation<OrganisationsEnv>(
  { may: teachers },
  async ({ db, caller }) => {
    const result = await db.execute(sql`
      with own as (
        select o.id, o.teachers from organisations o join users u on u.organisation_id = o.id
        where u.id = ${caller.id} and o.owner_id = u.id for no key update of o
      ), left_by as (
        update users u set organisation_id = null, joined_at = null,
          selected_teacher_profile = null, updated_at = now()
        from own where own.teachers <= 1 and u.organisation_id = own.id
      ), closed as (
        delete from organisations o using own where o.id = own.id and own.teachers <= 1
      )
      select own.teachers <= 1 as closed from own`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This organisation was not found.');
    if (!row.closed) {
      const message = 'It still has other teachers: remove them, or hand it over to one of them.';
      throw new ApiError('conflict', message);
    }
    return null;
  },
);

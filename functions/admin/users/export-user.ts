import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Role } from '#contracts/access/role.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { pupilSections } from '#functions/export/pupil-sections.ts';
import { sectionsOfUser } from '#functions/export/sections-of-user.ts';
import { answerExport, exportPieces } from '#functions/export/stream-export.ts';
import { notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

const about =
  'Everything Lexiloom holds about this person, exported by an admin at the request of the person or, for a pupil, the school.';

/**
 * `GET /v1/admin/users/:id/export`: returns all stored data of a user as a JSON file. The user or their
 * school could download the same file. Writes the audit line before sending the first byte. Returns 429 after
 * 30 exports in an hour.
 */
export const exportUser = operation<AdminEnv, z.infer<typeof UserParams>>(
  { may: ['admin'], params: UserParams },
  async ({ params: { id }, db, env, caller }) => {
    await limitRate(db, 'export', caller.id);
    const result = await db.execute(sql`
      with found as (select u.id, u.role from users u where u.id = ${id}),
      noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.exported', found.id from found)
      select role from found`);
    const [row] = parseRows(z.object({ role: Role }), result);
    if (!row) throw notFound('This account was not found.');
    const sections =
      row.role === 'PUPIL'
        ? pupilSections(sql`select p.* from users p where p.id = ${id}`)
        : sectionsOfUser(id, `${env.APP_ORIGIN}/api/v1/media/`);
    const head = { about, madeAt: new Date().toISOString() };
    return answerExport(exportPieces(db, head, sections), 'lexiloom-user-data');
  },
);

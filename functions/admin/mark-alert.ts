import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MarkAlert } from '#contracts/admin/alert.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const Params = z.object({ id: z.string().check(z.maxLength(40)) });

const Row = z.object({ found: z.boolean() });

/**
 * `PATCH /v1/admin/alerts/:id`: sets an alert to acknowledged or resolved, and records the admin. A second
 * call has no effect and does not replace the first admin. If the problem of a resolved alert occurs again, a
 * new alert is created.
 */
export const markAlert = operation<AdminEnv, z.infer<typeof Params>, never, MarkAlert>(
  { may: ['admin'], params: Params, body: MarkAlert },
  async ({ params: { id }, body: { state }, db, caller }) => {
    const settles = state === 'settled';
    const result = await db.execute(sql`
      with changed as (
        update operator_alerts set seen_at = coalesce(seen_at, now()),
          seen_by = coalesce(seen_by, ${caller.id}),
          closed_at = case when ${settles} then now() end,
          closed_by = case when ${settles} then ${caller.id} end
        where id = ${id} and closed_at is null and (seen_at is null or ${settles})
        returning kind, subject
      ), line as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, ${`alert.${state}`}, kind || ': ' || subject, '{}'::jsonb from changed
      )
      select exists (select 1 from operator_alerts where id = ${id}) as found`);
    const [row] = parseRows(Row, result);
    if (!row?.found) throw notFound('This alert was not found.');
    return null;
  },
);

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ResourceRecord } from '#contracts/admin/resource-record.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const Params = z.object({ id: z.string().check(z.maxLength(40)) });

/**
 * `GET /v1/admin/resources/:id`: returns one resource with its parts and model calls, in one statement. If an
 * admin views another person's private resource, a line is written to the audit log.
 */
export const getResource = operation<AdminEnv, z.infer<typeof Params>>(
  { may: ['admin'], params: Params },
  async ({ params, db, caller }): Promise<ResourceRecord> => {
    const parts = sql`
      noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'lesson.looked at', r.id from resources r
        where r.id = ${params.id} and r.owner_id <> ${caller.id}
          and not (r.visibility = 'PUBLIC' and r.status = 'final'))`;
    const from = sql`resources r join users u on u.id = r.owner_id where r.id = ${params.id}`;
    const record = await readJson(db, selectJson(recordJson, { parts, from }));
    if (!record) throw notFound('This resource was not found.');
    return record;
  },
);

/** SQL for the resource `r` of the user `u`. */
const recordJson = jsonOf<ResourceRecord>({
  id: sql`r.id`,
  title: sql`r.title`,
  from: sql`r.from_language`,
  to: sql`r.to_language`,
  audience: sql`r.audience`,
  status: sql`r.status`,
  visibility: sql`r.visibility`,
  createdAt: utcTimestamp(sql`r.created_at`),
  removedAt: utcTimestamp(sql`r.removed_at`),
  owner: jsonOf<ResourceRecord['owner']>({ id: sql`u.id`, fullName: sql`u.full_name` }),
  parts: jsonListOf(
    jsonOf<ResourceRecord['parts'][number]>({
      part: sql`p.part`,
      status: sql`p.status`,
      problem: sql`p.problem ->> 'message'`,
      edited: sql`p.edited`,
      generation: sql`p.generation`,
      updatedAt: utcTimestamp(sql`p.updated_at`),
    }),
    { from: sql`resource_parts p where p.resource_id = r.id`, by: sql`p.created_at, p.part` },
  ),
  calls: jsonListOf(
    jsonOf<ResourceRecord['calls'][number]>({
      id: sql`a.id`,
      part: sql`a.part`,
      model: sql`a.model`,
      outcome: sql`a.outcome`,
      totalTokens: sql`a.total_tokens`,
      costMicros: sql`a.cost_micros`,
      milliseconds: sql`a.milliseconds`,
      createdAt: utcTimestamp(sql`a.created_at`),
    }),
    {
      from: sql`(select * from ai_calls a where a.resource_id = r.id
        order by a.created_at desc, a.id limit 100) a`,
      by: sql`a.created_at desc, a.id`,
    },
  ),
});

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ResourceRecord } from '#contracts/admin/resource-record.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './env.ts';

const Params = z.object({ id: z.string().check(z.maxLength(40)) });

/**
 * `GET /v1/admin/resources/:id`: one resource with its parts and the model's calls, in one statement. Who looks
 * at another's private one leaves a line in the audit log.
 */
export const getResource = operation<AdminEnv, z.infer<typeof Params>>(
  { may: ['admin'], params: Params },
  async ({ params, db, caller }): Promise<ResourceRecord> => {
    const { rows } = await db.execute<{ record: ResourceRecord }>(sql`
      with noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'lesson.looked at', r.id from resources r
        where r.id = ${params.id} and r.owner_id <> ${caller.id}
          and not (r.visibility = 'PUBLIC' and r.status = 'final'))
      select json_build_object(
        'id', r.id, 'title', r.title, 'from', r.from_language, 'to', r.to_language,
        'audience', r.audience, 'status', r.status, 'visibility', r.visibility,
        'createdAt', ${utcTimestamp(sql`r.created_at`)}, 'removedAt', ${utcTimestamp(sql`r.removed_at`)},
        'owner', json_build_object('id', u.id, 'fullName', u.full_name),
        'parts', (select coalesce(json_agg(json_build_object('part', p.part, 'status', p.status,
            'problem', p.problem ->> 'message', 'edited', p.edited, 'generation', p.generation,
            'updatedAt', ${utcTimestamp(sql`p.updated_at`)}) order by p.created_at, p.part), '[]')
          from resource_parts p where p.resource_id = r.id),
        'calls', (select coalesce(json_agg(json_build_object('id', a.id, 'part', a.part,
            'model', a.model, 'outcome', a.outcome, 'totalTokens', a.total_tokens,
            'costMicros', a.cost_micros, 'milliseconds', a.milliseconds,
            'createdAt', ${utcTimestamp(sql`a.created_at`)}) order by a.created_at desc, a.id), '[]')
          from (select * from ai_calls a where a.resource_id = r.id
            order by a.created_at desc, a.id limit 100) a)) as record
      from resources r join users u on u.id = r.owner_id where r.id = ${params.id}`);
    const record = rows[0]?.record;
    if (!record) throw notFound('This resource');
    return record;
  },
);

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxReplayed, Replay, ReplayCount } from '#contracts/admin/dead-letters.ts';
import { JobMessage, sendJobs } from '#contracts/ai-jobs.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const Row = z.extend(ReplayCount, { jobs: z.array(JobMessage) });

/**
 * `POST /v1/admin/dead-letters/replay`: requeues the jobs of one letter, or of all letters of a kind.
 *
 * One statement flags the letters as replayed, requeues the parts that are still failed and writes the audit
 * line, so a second click has no effect. The statement skips a job that is done, was requested again or no
 * longer exists. It also skips a text whose draft has changed since the failure, because its teacher is
 * working on the draft.
 *
 * If a message cannot be sent to the queue now, the sweep sends it later.
 */
export const replayDeadLetters = operation<AdminEnv, never, never, Replay>(
  { may: ['admin'], body: Replay },
  async ({ body, db, env, caller, waitUntil }): Promise<ReplayCount> => {
    const result = await db.execute(sql`
      with letters as materialized (
        select d.id, d.created_at, d.reason, d.body ->> 'resourceId' as resource_id,
          d.body ->> 'part' as part, d.body ->> 'generation' as generation
        from dead_letters d where d.replayed_at is null and ${wanted(body)}
        order by d.created_at, d.id limit ${maxReplayed} for update
      ), parts as (
        update resource_parts p set status = 'queued', problem = null, leased_until = null,
          updated_at = now()
        from (select resource_id, part, generation, max(created_at) as at from letters
          group by 1, 2, 3) l
        join resources r on r.id = l.resource_id and r.removed_at is null
        where p.resource_id = l.resource_id and p.part = l.part
          and p.generation::text = l.generation and p.status = 'failed'
          and (l.part <> 'text' or r.updated_at <= l.at)
          and r.status = any(case when l.part = 'text' then array['draft']
            else array['review', 'final'] end)
          and (l.part <> 'pictures' or exists (select 1 from resource_parts v
            where v.resource_id = l.resource_id and v.part = 'vocab'
              and v.status in ('ready', 'needs-edit')))
        returning p.resource_id, p.part, p.generation
      ), lessons as (
        update resources r set revision = r.revision + 1, updated_at = now(),
          status = case when exists (select 1 from parts t
            where t.resource_id = r.id and t.part = 'text') then 'writing' else r.status end
        where r.id in (select resource_id from parts)
      ), done as (
        update dead_letters d set replayed_at = now(), replay_outcome = case when exists (
            select 1 from parts p where p.resource_id = l.resource_id and p.part = l.part
              and p.generation::text = l.generation) then 'sent' else 'nothing' end
        from letters l where d.id = l.id
        returning d.replay_outcome
      ), counted as (
        select (count(*) filter (where replay_outcome = 'sent'))::int as sent,
          (count(*) filter (where replay_outcome = 'nothing'))::int as nothing from done
      ), noted as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, 'dead-letters.replayed', (select coalesce(part || ': ', '') || reason
          from letters limit 1), jsonb_build_object('sent', sent, 'nothing', nothing)
        from counted where sent + nothing > 0
      )
      select sent, nothing, (select coalesce(json_agg(json_build_object('resourceId',
        resource_id, 'part', part, 'generation', generation)), '[]') from parts) as jobs
      from counted`);
    const { sent = 0, nothing = 0, jobs = [] } = parseRows(Row, result)[0] ?? {};
    waitUntil(sendJobs(env, jobs));
    return { sent, nothing };
  },
);

/** SQL: true if this replay selects the letter `d`. */
function wanted(replay: Replay): SQL {
  if ('letter' in replay) return sql`d.id = ${replay.letter}`;
  return sql`d.body ->> 'part' is not distinct from ${replay.part}::text and d.reason = ${replay.reason}`;
}

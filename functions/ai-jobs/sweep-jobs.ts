import { sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs/job-messages.ts';
import type { Database } from '#db/client.ts';
import { isDue } from './lease-job.ts';

/** A waiting job whose message did not come within this time is sent again. */
const tooLongSeconds = 90;

/**
 * Sends again what nobody is at: jobs whose lease ended (their Worker died) and jobs that wait too long
 * (their message was lost). Marking them as sent is part of finding them, so that two sweeps at once
 * send a job once. Answers how many were sent.
 */
export async function sweepJobs(db: Database, queues: Queues): Promise<number> {
  const { rows } = await db.execute<{ jobs: JobMessage[] }>(sql`
    with lost as (
      select p.resource_id, p.part from resource_parts p
      join resources r on r.id = p.resource_id
      where p.status in ('queued', 'running') and r.removed_at is null
        and ((p.status = 'running' and p.leased_until < now())
          or (p.status = 'queued' and ${isDue}
            and p.updated_at < now() - make_interval(secs => ${tooLongSeconds})
            and coalesce((p.waiting ->> 'until')::timestamptz, p.updated_at)
              < now() - make_interval(secs => ${tooLongSeconds})))
        and r.status = any(case when p.part = 'text' then array['writing']
          else array['review', 'final'] end)
        and (p.part <> 'pictures' or exists (
          select 1 from resource_parts v where v.resource_id = p.resource_id and v.part = 'vocab'
            and v.status in ('ready', 'needs-edit')))
      order by p.updated_at limit 100
      for update of p skip locked
    ), sent as (
      update resource_parts p set status = 'queued', leased_until = null, updated_at = now()
      from lost
      where p.resource_id = lost.resource_id and p.part = lost.part
      returning p.resource_id, p.part, p.generation
    )
    select coalesce(json_agg(json_build_object('resourceId', resource_id, 'part', part,
      'generation', generation)), '[]') as jobs from sent`);
  const jobs = rows[0]?.jobs ?? [];
  await sendJobs(queues, jobs);
  return jobs.length;
}

/** No call of a model lasts this long: what is reserved for longer belongs to a Worker that died. */
const oldestReservationMinutes = 30;

/** Returns what dead Workers had reserved, so that an account's day is not short of it. */
export async function sweepReservations(db: Database): Promise<void> {
  await db.execute(sql`
    with dead as (
      delete from ai_reservations where id in (
        select id from ai_reservations
        where created_at < now() - make_interval(mins => ${oldestReservationMinutes})
        order by created_at limit 500 for update skip locked)
      returning user_id, day, micros
    )
    update ai_spend s set reserved_micros = greatest(0, s.reserved_micros - d.micros)
    from (select user_id, day, sum(micros)::bigint as micros from dead group by 1, 2) d
    where s.user_id = d.user_id and s.day = d.day`);
}

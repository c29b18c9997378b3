import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type JobMessage,
  type Queues,
  SweepMessage,
  sendJobs,
  sweepAfterSeconds,
} from '#contracts/ai-jobs.ts';
import type { Database } from '#db/client.ts';
import { jsonAgg, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { isDue } from './lease-job.ts';

/** Re-enqueues a waiting job if its message did not arrive within this time. */
const tooLongSeconds = 90;

/**
 * Maximum number of sweeps of a resource: one a minute for half an hour. After that, the hourly sweep handles
 * its remaining open jobs, some of which may be waiting for a failed part.
 */
const maxRounds = 30;

/**
 * Re-enqueues orphaned jobs: jobs whose lease expired because their Worker died, and jobs that waited too
 * long because their message was lost. Selects and flags them in one statement, so that two concurrent sweeps
 * enqueue a job only once. With `resourceIds`, sweeps only the jobs of these resources. Returns the number of
 * enqueued jobs.
 */
export async function sweepJobs(
  db: Database,
  queues: Pick<Queues, 'QUESTIONS' | 'MEDIA_JOBS'>,
  resourceIds: readonly string[] | null = null,
): Promise<number> {
  const ids = resourceIds && JSON.stringify(resourceIds);
  const parts = sql`
    lost as (
      select p.resource_id, p.part from resource_parts p
      join resources r on r.id = p.resource_id
      where p.status in ('queued', 'running') and r.removed_at is null
        and (${ids}::jsonb is null
          or p.resource_id in (select jsonb_array_elements_text(${ids}::jsonb)))
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
    )`;
  const sent = jsonAgg(
    jsonOf<JobMessage>({
      resourceId: sql`resource_id`,
      part: sql`part`,
      generation: sql`generation`,
    }),
  );
  const jobs = (await readJson(db, selectJson(sent, { parts, from: sql`sent` }))) ?? [];
  await sendJobs(queues, jobs);
  return jobs.length;
}

/** Longer than any model call, so an older reservation belongs to a dead Worker. */
const oldestReservationMinutes = 30;

/** Releases the reservations of dead Workers, so that they do not reduce an account's daily cap. */
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

/**
 * Sweeps the resources named in a batch of messages. If a resource still has open jobs, sweeps it again a
 * minute later. The database is therefore queried only while there is work.
 */
export async function sweepResources(
  db: Database,
  queues: Queues,
  messages: readonly QueueMessage[],
): Promise<void> {
  const read = messages.flatMap(({ body }) => SweepMessage.safeParse(body).data ?? []);
  try {
    const ids = read.map(({ resourceId }) => resourceId);
    // Do not pass the sweep queue: these jobs must not start a second series of sweeps. The code below
    // continues the current series.
    await sweepJobs(db, { QUESTIONS: queues.QUESTIONS, MEDIA_JOBS: queues.MEDIA_JOBS }, ids);
    const open = await selectOpen(db, ids);
    const next = read.filter(({ resourceId, round }) => open.has(resourceId) && round < maxRounds);
    await Promise.all(
      next.map(({ resourceId, round }) =>
        queues.SWEEPS?.send({ resourceId, round: round + 1 }, { delaySeconds: sweepAfterSeconds }),
      ),
    );
    for (const message of messages) message.ack();
  } catch (error) {
    log('error', 'resource sweep failed', describeError(error));
    for (const message of messages) message.retry({ delaySeconds: sweepAfterSeconds });
  }
}

/** Selects the resources with an open job. */
async function selectOpen(db: Database, resourceIds: readonly string[]): Promise<Set<string>> {
  const found = await db.execute(sql`
    select distinct resource_id from resource_parts
    where status in ('queued', 'running')
      and resource_id in (select jsonb_array_elements_text(${JSON.stringify(resourceIds)}::jsonb))`);
  const rows = parseRows(z.object({ resource_id: z.string() }), found);
  return new Set(rows.map(({ resource_id }) => resource_id));
}

import { type SQL, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Draft } from '#contracts/resources/draft.ts';
import type { PartOptions } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonOf, jsonOrNull, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { includesFeatureNow } from '#db/queries/live-plans.ts';
import { resources } from '#db/schema/resources.ts';
import { type DayLimit, fitsLater, passedLimit, reserveSpend } from '#functions/ai-jobs/spend.ts';
import { log } from '#functions/http/log.ts';
import type { Text } from '#language/text/text.ts';
import { type PromptKey, promptOfPart } from '#lessons/prompts/prompts.ts';
import { compatibleTemplate } from '#lessons/prompts/template-problems.ts';
import type { JobContext } from './job-context.ts';

/**
 * Duration of a lease, which is the longest time that a job waits after its Worker has died. A running Worker
 * renews its lease well before it expires.
 */
export const leaseSeconds = 45;

/** A part that this Worker has leased, with all data needed to generate it. */
export interface Job {
  resourceId: string;
  part: string;
  generation: number;
  /**
   * Forms the fencing token together with `generation`: a result is stored only if both still have the same
   * values.
   */
  attempt: number;
  options: PartOptions;
  /** The row of `ai_reservations` that this lease settles. */
  reservationId: string;
  reservedOn: string;
  /** Set if earlier attempts of this generation failed because a model was unavailable. */
  waiting: { since: string; paid: number } | null;
  payerId: string;
  ownerId: string;
  title: string;
  level: string;
  draft: Draft;
  text: Text;
  voices: Record<string, string>;
  activities: Record<string, unknown>;
  /** The newest prompt published by an admin, if it is still valid; null for the built-in prompt. */
  template: string | null;
  /** Content of the part `vocab`, once it is generated. */
  vocabulary: unknown;
}

/**
 * The result of a request for a lease. `crowded`: the part fits into the daily cap, but not together with the
 * reservations of running jobs. `over_limit`: all accounts together, or all trials together, have used up the
 * operator's daily limit.
 */
export type Lease =
  | { kind: 'leased'; job: Job }
  | { kind: 'crowded' }
  | { kind: 'over_cap' }
  | { kind: 'over_limit'; limit: DayLimit }
  | { kind: 'nothing' };

/**
 * SQL: the options of the part `l` that its owner `u` may use now. Audio of single words is a premium
 * feature.
 */
const optionsNow = sql`case when ${includesFeatureNow(sql`u`, 'vocabAudio')}
  then l.options else l.options - 'vocabulary' end`;

/** SQL: the prompt key of the part `l` of `r`, as `promptOfPart` returns it. */
const promptOf = sql`case when l.part <> 'text' then l.part
  when r.draft -> 'given' is not null then 'translate'
  else 'text-' || (r.draft ->> 'textType') end`;

/**
 * SQL: true if the part `p` may be attempted now. After a failure because a model was unavailable, the part
 * must wait until its scheduled retry.
 */
export const isDue = sql`((p.waiting ->> 'generation')::int is distinct from p.generation
  or (p.waiting ->> 'until')::timestamptz <= now())`;

/**
 * Leases a part for generation and reserves its cost, in one conditional statement. Either the part must be
 * waiting and due, or its last lease must have expired. A message for another generation or a finished part
 * gets no lease. If `generation` is undefined, the current generation is used.
 */
export async function leaseJob(
  db: Database,
  of: { resourceId: string; part: string; generation?: number },
  amountMicros: number,
  everybodyMicros: number | null = null,
): Promise<Lease> {
  const reservationId = nanoid();
  const parts = sql`
    job as materialized (
      select p.resource_id, p.part, p.generation, r.owner_id
      from resource_parts p join resources r on r.id = p.resource_id
      where p.resource_id = ${of.resourceId} and p.part = ${of.part} and r.removed_at is null
        and p.generation = coalesce(${of.generation ?? null}::int, p.generation)
        and ((p.status = 'queued' and ${isDue})
          or (p.status = 'running' and p.leased_until < now()))
        and r.status = any(case when p.part = 'text' then array['writing']
          else array['review', 'final'] end)
      for update of p
    ), ${reserveSpend(reservationId, amountMicros, everybodyMicros)}, leased as (
      update resource_parts p set status = 'running', attempts = p.attempts + 1,
        leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
      from job j, reserved s
      where p.resource_id = j.resource_id and p.part = j.part
      returning p.*, s.day
    )`;
  const outcome = jsonOf<Outcome>({
    waiting: sql`exists (select 1 from job)`,
    kept: sql`exists (select 1 from reserved)`,
    fits: fitsLater(amountMicros),
    passed: passedLimit(amountMicros, everybodyMicros),
    job: jsonOrNull(
      jobJson(reservationId),
      sql`leased l join resources r on r.id = l.resource_id join users u on u.id = r.owner_id`,
    ),
  });
  const row = await readJson(db, selectJson(outcome, { parts }));
  if (row?.job) {
    const { job } = row;
    const template = usableTemplate(promptOfPart(job.part, job.draft), job.template);
    return { kind: 'leased', job: { ...job, template } };
  }
  if (!row?.waiting || row.kept) return { kind: 'nothing' };
  if (!row.fits) return { kind: 'over_cap' };
  return row.passed === null ? { kind: 'crowded' } : { kind: 'over_limit', limit: row.passed };
}

/** The result of the statement. */
interface Outcome {
  /** True if there is a job to run. */
  waiting: boolean;
  /** True if the money is reserved. */
  kept: boolean;
  fits: boolean;
  passed: DayLimit | null;
  job: Job | null;
}

/** SQL for the leased part `l` of the resource `r` of its owner `u`. */
const jobJson = (reservationId: string) =>
  jsonOf<Job>({
    resourceId: sql`r.id`,
    part: sql`l.part`,
    generation: sql`l.generation`,
    attempt: sql`l.attempts`,
    options: jsonAs<PartOptions>(optionsNow),
    reservationId: sql`${reservationId}::text`,
    reservedOn: sql`l.day`,
    waiting: waitingJson,
    payerId: sql`(select id from payer)`,
    ownerId: sql`r.owner_id`,
    title: sql`r.title`,
    level: sql`r.level`,
    draft: storedIn('r', resources.draft),
    text: storedIn('r', resources.text),
    voices: storedIn('r', resources.voices),
    activities: storedIn('r', resources.activities),
    template: publishedTemplate(promptOf),
    vocabulary: sql`(select content from resource_parts v where v.resource_id = r.id
      and v.part = 'vocab' and v.status in ('ready', 'needs-edit'))`,
  });

const waitingJson = jsonAs<Job['waiting']>(sql`case
  when (l.waiting ->> 'generation')::int = l.generation then ${jsonOf<NonNullable<Job['waiting']>>({
    since: sql`l.waiting ->> 'since'`,
    paid: sql`(l.waiting ->> 'paid')::int`,
  })} end`);

/**
 * Minimum delay in seconds. It is short because other jobs finish within seconds. A random time is added, so
 * that waiting jobs do not all retry at the same time.
 */
const minRoomSeconds = 4;
const maxRoomSeconds = 12;

/**
 * Delays a part, because running jobs have reserved the rest of the daily cap. Returns the delay in seconds.
 */
export async function waitForRoom(
  db: Database,
  { resourceId, part }: { resourceId: string; part: string },
  random = Math.random(),
): Promise<number> {
  const seconds = Math.ceil(minRoomSeconds + random * (maxRoomSeconds - minRoomSeconds));
  await db.execute(sql`
    update resource_parts p set status = 'queued', leased_until = null, updated_at = now(),
      waiting = jsonb_build_object('generation', p.generation,
        'since', case when (p.waiting ->> 'generation')::int = p.generation
          then p.waiting ->> 'since' else to_jsonb(now()) #>> '{}' end,
        'paid', case when (p.waiting ->> 'generation')::int = p.generation
          then (p.waiting ->> 'paid')::int else 0 end,
        'until', now() + make_interval(secs => ${seconds - 1}))
    where p.resource_id = ${resourceId} and p.part = ${part}
      and (p.status = 'queued' or (p.status = 'running' and p.leased_until < now()))`);
  return seconds;
}

/** SQL: the newest published wording of the prompt with this key; null for the built-in wording. */
export const publishedTemplate = (key: SQL): SQL => sql`(select t.template from prompts t
  where t.part = ${key} and t.published_at is not null order by t.version desc limit 1)`;

/**
 * Returns the published wording if it is valid for the current code. Otherwise returns null, which means the
 * built-in wording. An invalid wording is logged and shown on the admins' screen.
 */
export function usableTemplate(key: PromptKey | null, published: string | null): string | null {
  if (key === null || published === null) return null;
  const template = compatibleTemplate(key, published);
  if (template === null) log('warn', 'prompt does not fit', { prompt: key });
  return template;
}

/** Extends the lease. Returns false if another Worker now has the job or the job was started again. */
export async function renewLease(db: Database, job: Job): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update resource_parts
    set leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where resource_id = ${job.resourceId} and part = ${job.part} and status = 'running'
      and generation = ${job.generation} and attempts = ${job.attempt}
    returning 1`);
  return rows.length > 0;
}

/**
 * Renews the lease while `work` runs. A failed renewal is retried at the next interval. If this Worker has
 * lost the lease, the running calls are aborted to save money.
 */
export async function withLeaseRenewal<T>(
  { db, model }: Pick<JobContext, 'db' | 'model'>,
  job: Job,
  work: () => Promise<T>,
): Promise<T> {
  const renew = async () => {
    const isOurs = await renewLease(db, job).catch(() => true);
    if (!isOurs) model.stop();
  };
  const beat = setInterval(() => void renew(), (leaseSeconds * 1_000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

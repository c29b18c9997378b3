import { sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { failedText, problemJson, restoreFormer, restoreParts } from '#db/queries/former-text.ts';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { mergeSentences, type SentencePatch } from '#db/queries/merge-sentences.ts';
import { requeueVocabularyMedia } from '#db/queries/requeue-vocabulary-media.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';
import { type Retry, waitingJson } from './next-try.ts';
import { settleSpend } from './spend.ts';

/** The outcome of a job. `queued` means that the job is retried later. */
export interface Outcome {
  status: 'ready' | 'needs-edit' | 'failed' | 'queued';
  /** The generated content. If missing, the previous content stays. */
  content?: unknown;
  problem: PartProblem | null;
  /** Changes to the sentences of the text: token tags and chunks. */
  sentences?: SentencePatch[];
  calls: readonly Call[];
  /**
   * For `queued`: the delay in milliseconds, the time of the first failure and the number of billed attempts.
   */
  retry?: Retry;
}

export interface Finished {
  stored: boolean;
  next: JobMessage[];
}

/**
 * Ends a job in one atomic statement. It stores the content, the problem, the tags in the text, the revision,
 * the calls and the costs. If the Worker has lost its lease, only its calls are recorded. Returns whether the
 * outcome was stored, and the media jobs to start if the part was the vocabulary.
 */
export async function finishJob(db: Database, job: Job, outcome: Outcome): Promise<Finished> {
  const content = outcome.content === undefined ? null : JSON.stringify(outcome.content);
  const problem = outcome.problem && JSON.stringify(outcome.problem);
  const vocabularyMade =
    job.part === 'vocab' && (outcome.status === 'ready' || outcome.status === 'needs-edit');
  const vocabularyFailed = job.part === 'vocab' && outcome.status === 'failed';
  const parts = sql`
    done as (
      update resource_parts set status = ${outcome.status},
        content = coalesce(${content}::jsonb, content), problem = ${problem}::jsonb,
        edited = edited and ${content}::jsonb is null,
        leased_until = null, waiting = ${waitingJson(outcome.retry)}, updated_at = now()
      where resource_id = ${job.resourceId} and part = ${job.part} and status = 'running'
        and generation = ${job.generation} and attempts = ${job.attempt}
      returning 1
    ), ${settleSpend(job, outcome.calls)}, media as (
      ${requeueVocabularyMedia(job.resourceId, sql`${vocabularyMade} and exists (select 1 from done)`)}
    ), without_vocabulary as (
      update resource_parts m set status = 'failed', problem = ${problem}::jsonb, updated_at = now()
      where m.resource_id = ${job.resourceId} and m.part = 'pictures' and m.status = 'queued'
        and ${vocabularyFailed} and exists (select 1 from done)
    ), lesson as (
      update resources r set revision = revision + 1, updated_at = now(),
        text = ${mergeSentences(outcome.sentences ?? [])}
      where r.id = ${job.resourceId} and exists (select 1 from done)
    )`;
  const finished = jsonOf<Finished>({
    stored: sql`exists (select 1 from done)`,
    next: jsonListOf(
      jsonOf<JobMessage>({
        resourceId: sql`${job.resourceId}::text`,
        part: sql`m.part`,
        generation: sql`m.generation`,
      }),
      { from: sql`media m` },
    ),
  });
  return (await readJson(db, selectJson(finished, { parts }))) ?? { stored: false, next: [] };
}

/**
 * Enqueues the follow-up jobs of a finished job. If a message cannot be sent now, the next sweep sends it,
 * because the part is stored as queued in the database. The finished job stays finished.
 */
export async function enqueueFollowUps(queues: Queues, next: readonly JobMessage[]): Promise<void> {
  try {
    await sendJobs(queues, next);
  } catch (error) {
    log('error', 'parts not enqueued', describeError(error));
  }
}

/**
 * Fails a part that no Worker is generating, because the daily cap is reached or the message has no attempts
 * left.
 *
 * If an earlier attempt stored a problem, that problem stays, because it is more specific than `problem`.
 * Releases the reservations of the part's abandoned attempts. A failed text restores the previous text or
 * reopens its draft. A failed vocabulary also fails its pictures. Returns the problem shown to the teacher,
 * or null if no part was failed.
 */
export async function failPart(
  db: Database,
  message: Omit<JobMessage, 'generation'> & { generation?: number },
  problem: PartProblem,
): Promise<PartProblem | null> {
  const isText = message.part === 'text';
  // The stored problem of a waiting job announces another attempt. It is replaced, because no attempt will
  // follow.
  const shown = sql`coalesce(case when p.waiting is null then p.problem end, ${problemJson(problem)})`;
  const failed = isText
    ? failedText(message.resourceId, shown)
    : sql`status = 'failed', problem = ${shown}`;
  const parts = sql`
    before as (
      select p.resource_id, p.part, p.generation
      from resource_parts p join resources r on r.id = p.resource_id
      where p.resource_id = ${message.resourceId} and p.part = ${message.part}
        and p.generation = coalesce(${message.generation ?? null}::int, p.generation)
        and (p.status = 'queued' or (p.status = 'running' and p.leased_until < now()))
      for update of p
    ), done as (
      update resource_parts p set ${failed}, leased_until = null, waiting = null, updated_at = now()
      from before b where p.resource_id = b.resource_id and p.part = b.part
      returning p.problem
    ), returned as (
      delete from ai_reservations h using before b
      where h.resource_id = b.resource_id and h.part = b.part and h.generation = b.generation
      returning h.user_id, h.day, h.micros
    ), spend as (
      update ai_spend s set reserved_micros = greatest(0, s.reserved_micros - g.micros)
      from (select user_id, day, sum(micros)::bigint as micros from returned group by 1, 2) g
      where s.user_id = g.user_id and s.day = g.day
    ), pictures as (
      update resource_parts p set status = 'failed', updated_at = now(),
        problem = (select done.problem from done)
      from before b where p.resource_id = b.resource_id and b.part = 'vocab'
        and p.part = 'pictures' and p.status = 'queued'
    ), parts as (
      ${restoreParts(message.resourceId, sql`${isText} and exists (select 1 from done)`)}
    ), lesson as (
      update resources r set ${isText ? sql`${restoreFormer},` : sql``} revision = revision + 1,
        updated_at = now()
      from before b, done where r.id = b.resource_id
      returning done.problem
    )`;
  const told = jsonAs<PartProblem>(sql`lesson.problem`);
  return (await readJson(db, selectJson(told, { parts, from: sql`lesson` }))) ?? null;
}

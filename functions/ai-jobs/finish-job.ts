import { sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs/job-messages.ts';
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

/** How a job ended. `queued` gives it back, to be tried again later. */
export interface Outcome {
  status: 'ready' | 'needs-edit' | 'failed' | 'queued';
  /** What was made; without it, what was there before stays. */
  content?: unknown;
  problem: PartProblem | null;
  /** What the part says about the sentences themselves: tags of tokens, chunks. */
  sentences?: SentencePatch[];
  calls: readonly Call[];
  /** With `queued`: not before so many milliseconds have passed, and what the waiting came to so far. */
  retry?: Retry;
}

export interface Finished {
  stored: boolean;
  next: JobMessage[];
}

/**
 * Ends a job in one statement: the content, the problem, the tags in the text, the revision, the calls
 * and the money, all or nothing. A Worker that lost its lease changes nothing but the record of its
 * calls. Answers whether it was stored, and the media jobs that the vocabulary sets going.
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
 * Sends the jobs that a finished one sets going. A message that cannot be sent now is sent by the next
 * sweep: the parts wait in the database, and the finished job stays finished.
 */
export async function enqueueFollowUps(queues: Queues, next: readonly JobMessage[]): Promise<void> {
  try {
    await sendJobs(queues, next);
  } catch (error) {
    log('error', 'parts not queued', describeError(error));
  }
}

/**
 * Gives up a part that nobody is making: the day's ceiling is reached, or the queue has tried often
 * enough. A problem that a try left behind says more than `problem` and stays. What its dead tries
 * had reserved is returned; a text that fails gives way to the former one or opens its draft
 * again, a vocabulary takes its pictures with it.
 * Answers the problem the teacher reads, or null when there was nothing to give up.
 */
export async function failPart(
  db: Database,
  message: Omit<JobMessage, 'generation'> & { generation?: number },
  problem: PartProblem,
): Promise<PartProblem | null> {
  const isText = message.part === 'text';
  // What a waiting job says promises another try, and there is none now.
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

import { sql } from 'drizzle-orm';
import type { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { mergeSentences, type SentencePatch } from '#db/queries/merge-sentences.ts';
import { requeueVocabularyMedia } from '#db/queries/requeue-vocabulary-media.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';
import { type Retry, waitingJson } from './next-try.ts';
import { settleSpend } from './settle-spend.ts';

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

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import {
  failedText,
  problemJson,
  restoreFormer,
  restoreParts,
  restoreWithout,
} from '#db/queries/former-text.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { Text } from '#language/text/text.ts';
import type { Finished } from '../finish-job.ts';
import type { Job } from '../lease-job.ts';
import type { Call } from '../models/model.ts';
import { type Retry, waitingJson } from '../next-try.ts';
import { settleSpend } from '../spend.ts';

const Stored = z.object({ stored: z.boolean() });

/**
 * Finalizes the text in one statement: stores the whole text, its title, the search text, the cost, the
 * remaining activities, a voice for each speaker without one, and the resource's status "review". Returns the
 * parts that can be generated now; null if this Worker has lost the job. `note` is shown to the teacher if
 * the text is usable but differs from the request.
 */
export async function finishText(
  db: Database,
  job: Job,
  made: {
    text: Text;
    title: string;
    searchText: string;
    voices: Record<string, string>;
    activities: Record<string, unknown>;
    note: PartProblem | null;
  },
  calls: readonly Call[],
): Promise<JobMessage[] | null> {
  const parts = sql`
    done as (
      update resource_parts set status = 'ready', problem = ${made.note && JSON.stringify(made.note)}::jsonb,
        leased_until = null, waiting = null, updated_at = now()
      where resource_id = ${job.resourceId} and part = 'text' and status = 'running'
        and generation = ${job.generation} and attempts = ${job.attempt}
      returning 1
    ), ${settleSpend(job, calls)}, lesson as (
      update resources set status = 'review', title = ${made.title},
        text = ${JSON.stringify(made.text)}::jsonb, search_text = ${made.searchText},
        voices = ${JSON.stringify(made.voices)}::jsonb || voices,
        activities = case when activities = ${JSON.stringify(job.activities)}::jsonb
          then ${JSON.stringify(made.activities)}::jsonb else activities end,
        former = null, revision = revision + 1, text_revision = revision + 1, updated_at = now()
      where id = ${job.resourceId} and exists (select 1 from done)
    )`;
  const finished = jsonOf<Finished>({
    stored: sql`exists (select 1 from done)`,
    next: jsonListOf(
      jsonOf<JobMessage>({
        resourceId: sql`p.resource_id`,
        part: sql`p.part`,
        generation: sql`p.generation`,
      }),
      {
        from: sql`resource_parts p where p.resource_id = ${job.resourceId}
          and p.status = 'queued' and p.part not in ('text', 'pictures')`,
      },
    ),
  });
  const row = await readJson(db, selectJson(finished, { parts }));
  return row?.stored ? row.next : null;
}

/**
 * Stops writing without a finished text and reopens the dashboard. Restores the previous text if there is
 * one. Otherwise keeps the sentences written so far, unless the text is `unfit`.
 */
export async function failText(
  db: Database,
  job: Job,
  problem: PartProblem,
  calls: readonly Call[],
  unfit = false,
): Promise<boolean> {
  const result = await db.execute(sql`
    with done as (
      update resource_parts set ${failedText(job.resourceId, problemJson(problem))},
        leased_until = null, waiting = null, updated_at = now()
      where resource_id = ${job.resourceId} and part = 'text' and status = 'running'
        and generation = ${job.generation} and attempts = ${job.attempt}
      returning 1
    ), ${settleSpend(job, calls)}, parts as (
      ${restoreParts(job.resourceId, sql`exists (select 1 from done)`)}
    ), lesson as (
      update resources r set ${unfit ? restoreWithout : restoreFormer}, revision = revision + 1, updated_at = now()
      where id = ${job.resourceId} and exists (select 1 from done)
    )
    select exists (select 1 from done) as stored`);
  return parseRows(Stored, result)[0]?.stored ?? false;
}

/**
 * Returns a text to the queue because its model is unavailable. The text shows the reason while it waits, and
 * later continues after its stored sentences. False if this Worker has lost the job.
 */
export async function requeueText(
  db: Database,
  job: Job,
  { problem, retry }: { problem: PartProblem | null; retry?: Retry },
  calls: readonly Call[],
): Promise<boolean> {
  const result = await db.execute(sql`
    with done as (
      update resource_parts set status = 'queued', problem = ${problem && JSON.stringify(problem)}::jsonb,
        leased_until = null, waiting = ${waitingJson(retry)}, updated_at = now()
      where resource_id = ${job.resourceId} and part = 'text' and status = 'running'
        and generation = ${job.generation} and attempts = ${job.attempt}
      returning 1
    ), ${settleSpend(job, calls)}
    select exists (select 1 from done) as stored`);
  return parseRows(Stored, result)[0]?.stored ?? false;
}

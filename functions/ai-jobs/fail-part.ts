import { sql } from 'drizzle-orm';
import type { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { failedText, problemJson, restoreFormer, restoreParts } from '#db/queries/former-text.ts';
import { jsonAs, readJson, selectJson } from '#db/queries/json-of.ts';

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

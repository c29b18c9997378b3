import { type SQL, sql } from 'drizzle-orm';
import type { PartProblem } from '#contracts/resources/resource.ts';

/** The sentence added to the teacher's message, after the reason why no new text was written. */
const isBack = ' Your text is back as it was.';

/**
 * The current state of the row `r` (`FormerText`), for `set former = …` in the statement that starts a
 * rewrite of its text. Voices need no backup, because they only change once a new text is stored.
 */
export const formerText: SQL = sql`jsonb_build_object('text', r.text, 'status', r.status, 'parts', (
  select coalesce(jsonb_agg(jsonb_build_object('part', f.part, 'status', f.status,
    'problem', f.problem)), '[]')
  from resource_parts f where f.resource_id = r.id and f.part <> 'text'))`;

/**
 * The value for `set text = …` of the row `r` before a rewrite. Removes the sentences, and ensures that their
 * ids are never reused.
 */
export const emptiedText: SQL = sql`r.text || jsonb_build_object('sentences', '[]'::jsonb,
  'nextSentence', greatest((r.text ->> 'nextSentence')::int, (
    select coalesce(max(substring(s ->> 'id' from '^s(\\d+)$')::int), 0) + 1
    from jsonb_array_elements(r.text -> 'sentences') s)))`;

/**
 * The assignments after `set` for the row `r` after writing failed. They restore the previous text, or make
 * the resource a draft again.
 */
export const restoreFormer: SQL = sql`status = coalesce(r.former ->> 'status', 'draft'),
  text = coalesce(r.former -> 'text', r.text), former = null`;

/** Like `restoreFormer`, but for a rejected text, which must not be stored. */
export const restoreWithout: SQL = sql`status = coalesce(r.former ->> 'status', 'draft'),
  text = coalesce(r.former -> 'text', ${emptiedText}), former = null`;

/**
 * The assignments after `set` for the part `text` after writing failed. The status becomes `ready` if there
 * is a previous text.
 */
export function failedText(resourceId: string, problem: SQL): SQL {
  const kept = sql`exists (select 1 from resources k where k.id = ${resourceId} and k.former is not null)`;
  return sql`status = case when ${kept} then 'ready' else 'failed' end,
    problem = case when ${kept} then jsonb_set(${problem}, '{message}',
      to_jsonb((${problem} ->> 'message') || ${isBack}::text)) else ${problem} end`;
}

/**
 * A statement for a CTE that restores the parts as they were with the previous text. Parts that were being
 * generated then are queued again, and the sweep sends their jobs.
 */
export function restoreParts(resourceId: string, when: SQL): SQL {
  return sql`
    update resource_parts q set leased_until = null, problem = f.problem, updated_at = now(),
      status = case when f.status = 'running' then 'queued' else f.status end
    from resources k, jsonb_to_recordset(k.former -> 'parts')
      as f (part text, status text, problem jsonb)
    where k.id = ${resourceId} and q.resource_id = k.id and q.part = f.part and ${when}`;
}

/** A problem as SQL. */
export const problemJson = (problem: PartProblem): SQL => sql`${JSON.stringify(problem)}::jsonb`;

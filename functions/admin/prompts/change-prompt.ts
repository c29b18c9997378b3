import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { isPromptKey, type PromptKey } from '#lessons/prompts/prompts.ts';
import { templateProblems } from '#lessons/prompts/template-problems.ts';

export const PromptParams = z.object({ key: z.string().check(z.maxLength(40)) });

/** Returns the prompt key named in a path. Throws 404 for an unknown key. */
export function promptKeyOf(key: string): PromptKey {
  if (!isPromptKey(key)) throw notFound('This prompt was not found.');
  return key;
}

/** Throws 400 for the field `template`, with a message for each error in the wording. */
export function requireValidTemplate(key: PromptKey, template: string): void {
  const problems = templateProblems(key, template);
  if (problems.length === 0) return;
  const fields = problems.map((message) => ({ field: 'template', message }));
  throw new ApiError('bad_request', `template: ${problems.join(' ')}`, { fields });
}

interface PromptChange {
  db: Database;
  caller: Caller;
  key: PromptKey;
  /** The revision that the admin loaded before the change. */
  revision: number;
  /** Action in the audit log, such as `prompt.published`. */
  action: string;
  /** SQL: the new draft of the prompt `e`. */
  draft: SQL;
  /** A new version: its wording (null for the built-in wording) and the version that it was restored from. */
  publish?: { template: string | null; restoredFrom: number | null };
}

const Row = z.object({ revision: z.number() });

/**
 * Changes a prompt, adds a line to the audit log and returns the new revision, in one statement. If another
 * admin has changed the prompt since this admin loaded it, changes nothing and throws 409.
 */
export async function changePrompt(change: PromptChange): Promise<{ revision: number }> {
  const { db, caller, key, revision, action, draft, publish } = change;
  const newest = sql`coalesce((select max(version) from prompts where part = ${key}), 0)`;
  const kept = publish
    ? sql`insert into prompts (part, version, template, restored_from, published_at, created_by)
        select part, ${newest} + 1, ${publish.template}::text,
          ${publish.restoredFrom}::int, now(),
          ${caller.id} from changed returning version`
    : sql`select ${newest} as version from changed`;
  const result = await db.execute(sql`
    with former as (select draft from prompt_edits where part = ${key}),
    changed as (
      insert into prompt_edits as e (part, revision, draft, edited_by)
      select ${key}, ${revision}::int + 1, ${draft}, ${caller.id}
      from (select (select draft from former) as draft) e
      where ${revision}::int = 0 or exists (select 1 from former)
      on conflict (part) do update set revision = excluded.revision, draft = excluded.draft,
        edited_by = excluded.edited_by, updated_at = now()
        where e.revision = ${revision}::int
      returning e.part, e.revision
    ), kept as (${kept}), line as (
      insert into audit_log (actor_id, action, subject, before, after)
      select ${caller.id}, ${action}, changed.part, jsonb_build_object('version', ${newest}),
        jsonb_strip_nulls(jsonb_build_object('version', kept.version,
          'revision', changed.revision, 'restored', ${publish?.restoredFrom ?? null}::int))
      from changed, kept)
    select revision from changed`);
  const [row] = parseRows(Row, result);
  if (!row) {
    throw new ApiError(
      'conflict',
      'Someone else has changed this prompt in the meantime. Your text is still here: see what they changed, then decide.',
    );
  }
  return row;
}

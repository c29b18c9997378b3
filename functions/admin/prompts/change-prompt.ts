import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { isPromptKey, type PromptKey } from '#lessons/prompts/prompts.ts';
import { templateProblems } from '#lessons/prompts/template-problems.ts';
import { changeVersioned, type VersionedChange } from '../change-versioned.ts';

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

interface PromptChange extends Omit<VersionedChange, 'text' | 'publish'> {
  key: PromptKey;
  /** A new version: its wording (null for the built-in wording) and the version that it was restored from. */
  publish?: { template: string | null; restoredFrom: number | null };
}

/**
 * Changes a prompt, adds a line to the audit log and returns the new revision. If another admin has changed the prompt
 * since this admin loaded it, changes nothing and throws 409.
 */
export const changePrompt = ({ key, publish, ...change }: PromptChange) =>
  changeVersioned({
    ...change,
    text: {
      ...{ versions: 'prompts', edits: 'prompt_edits', key: { part: key }, subject: key },
      conflict:
        'Someone else has changed this prompt in the meantime. Your text is still here: see what they changed, then decide.',
    },
    ...(publish && {
      publish: {
        columns: { template: sql`${publish.template}::text` },
        restoredFrom: publish.restoredFrom,
      },
    }),
  });

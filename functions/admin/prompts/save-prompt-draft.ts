import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { operation } from '#functions/http/operation.ts';
import { SavePromptDraft } from '#lessons/prompts/prompt-record.ts';
import type { AdminEnv } from '../routes.ts';
import { changePrompt, PromptParams, promptKeyOf, requireValidTemplate } from './change-prompt.ts';

/**
 * `PUT /v1/admin/prompts/:key/draft`: stores or discards the draft. Lessons continue to use the published
 * wording. Returns 400 for the field `template` if the wording is invalid.
 */
export const savePromptDraft = operation<
  AdminEnv,
  z.infer<typeof PromptParams>,
  never,
  SavePromptDraft
>(
  { may: ['admin'], params: PromptParams, body: SavePromptDraft },
  ({ params, body: { revision, template }, db, caller }) => {
    const key = promptKeyOf(params.key);
    if (template !== null) requireValidTemplate(key, template);
    const action = template === null ? 'prompt.draft-discarded' : 'prompt.draft-saved';
    return changePrompt({ db, caller, key, revision, action, draft: sql`${template}::text` });
  },
);

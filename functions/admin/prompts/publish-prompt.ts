import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { operation } from '#functions/http/operation.ts';
import { PublishPrompt } from '#lessons/prompts/prompt-record.ts';
import type { AdminEnv } from '../routes.ts';
import { changePrompt, PromptParams, promptKeyOf, requireValidTemplate } from './change-prompt.ts';

/**
 * `POST /v1/admin/prompts/:key/publish`: uses this wording for all new requests, stores it as the next
 * version and deletes the draft. Returns 400 for the field `template` if the wording is invalid.
 */
export const publishPrompt = operation<
  AdminEnv,
  z.infer<typeof PromptParams>,
  never,
  PublishPrompt
>(
  { may: ['admin'], params: PromptParams, body: PublishPrompt },
  ({ params, body: { revision, template }, db, caller }) => {
    const key = promptKeyOf(params.key);
    requireValidTemplate(key, template);
    return changePrompt({
      ...{ db, caller, key, revision, action: 'prompt.published', draft: sql`null::text` },
      publish: { template, restoredFrom: null },
    });
  },
);

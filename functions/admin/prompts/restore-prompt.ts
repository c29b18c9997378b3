import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { prompts } from '#db/schema/resources.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { wholeNumber } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import { RestorePrompt } from '#lessons/prompts/prompt-record.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { templateProblems } from '#lessons/prompts/template-problems.ts';
import type { AdminEnv } from '../routes.ts';
import { changePrompt, promptKeyOf } from './change-prompt.ts';

const Params = z.object({
  key: z.string().check(z.maxLength(40)),
  version: wholeNumber(0, 1_000_000),
});

/**
 * `POST /v1/admin/prompts/:key/versions/:version/restore`: publishes the wording of an earlier version as a
 * new version. Version 0 is the built-in wording. Does not change the draft. Returns 422 if the wording uses
 * variables that no longer exist.
 */
export const restorePrompt = operation<AdminEnv, z.infer<typeof Params>, never, RestorePrompt>(
  { may: ['admin'], params: Params, body: RestorePrompt },
  async ({ params, body: { revision }, db, caller }) => {
    const key = promptKeyOf(params.key);
    const { version } = params;
    const template = version === 0 ? null : await selectVersion(db, key, version);
    const problems = template === null ? [] : templateProblems(key, template);
    if (problems.length > 0) {
      const reasons = problems.join(' ');
      throw new ApiError(
        'not_usable',
        `Version ${version} is no longer valid: ${reasons} Edit it first.`,
      );
    }
    return changePrompt({
      ...{ db, caller, key, revision, action: 'prompt.rolled-back', draft: sql`e.draft` },
      publish: { template, restoredFrom: version },
    });
  },
);

async function selectVersion(
  db: Database,
  key: PromptKey,
  version: number,
): Promise<string | null> {
  const [row] = await db
    .select({ template: prompts.template })
    .from(prompts)
    .where(and(eq(prompts.part, key), eq(prompts.version, version)));
  if (!row) throw notFound('This version was not found.');
  return row.template;
}

import { type SQL, sql } from 'drizzle-orm';
import { log } from '#functions/http/log.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { compatibleTemplate } from '#lessons/prompts/template-problems.ts';

/** SQL: the newest published wording of a prompt, by its key; null for the code's own. */
export const publishedTemplate = (key: SQL): SQL => sql`(select t.template from prompts t
  where t.part = ${key} and t.published_at is not null order by t.version desc limit 1)`;

/**
 * A published wording while the code of today can fill it; null for the code's own. One that fits no more
 * never reaches the model: it is named in the log, and on the admins' screen.
 */
export function usableTemplate(key: PromptKey | null, published: string | null): string | null {
  if (key === null || published === null) return null;
  const template = compatibleTemplate(key, published);
  if (template === null) log('warn', 'prompt does not fit', { prompt: key });
  return template;
}

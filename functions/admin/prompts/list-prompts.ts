import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { PromptLine } from '#lessons/prompts/prompt-record.ts';
import { promptKeys } from '#lessons/prompts/prompts.ts';
import { compatibleTemplate } from '#lessons/prompts/template-problems.ts';
import type { AdminEnv } from '../routes.ts';

const Row = z.object({
  part: z.string(),
  version: z.number(),
  template: z.nullable(z.string()),
  by: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  hasDraft: z.boolean(),
});

/**
 * `GET /v1/admin/prompts`: returns every prompt with its state. The order is the order of the screens that
 * use the prompts.
 */
export const listPrompts = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<PromptLine[]> => {
    const result = await db.execute(sql`
      select coalesce(p.part, e.part) as part, coalesce(p.version, 0) as version, p.template,
        u.full_name as by, ${utcTimestamp(sql`p.published_at`)} as "publishedAt",
        e.draft is not null as "hasDraft"
      from (select distinct on (part) * from prompts where published_at is not null
        order by part, version desc) p
      full join prompt_edits e on e.part = p.part
      left join users u on u.id = p.created_by`);
    const rows = parseRows(Row, result);
    return promptKeys().map((key) => {
      const row = rows.find(({ part }) => part === key);
      const template = row?.template ?? null;
      return {
        key,
        version: row?.version ?? 0,
        ownWording: template === null,
        fits: template === null || compatibleTemplate(key, template) !== null,
        hasDraft: row?.hasDraft ?? false,
        by: row?.by ?? null,
        publishedAt: row?.publishedAt ?? null,
      };
    });
  },
);

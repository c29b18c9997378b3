import { sql } from 'drizzle-orm';
import type { EditedLine } from '#contracts/content/page.ts';
import { operation } from '#functions/http/operation.ts';
import { editedLineJson } from './edited-page-json.ts';
import type { ContentEnv } from './env.ts';

/** `GET /v1/content/editing`: every page with how it stands, for admins. */
export const listEditedPages = operation<ContentEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<EditedLine[]> => {
    const { rows } = await db.execute<{ pages: EditedLine[] }>(sql`
      select coalesce(json_agg(${editedLineJson}
        order by p.kind, p.starts_at, p.position, p.slug), '[]') as pages from content_pages p`);
    return rows[0]?.pages ?? [];
  },
);

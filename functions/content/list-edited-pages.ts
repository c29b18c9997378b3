import { sql } from 'drizzle-orm';
import type { EditedLine } from '#contracts/content/page.ts';
import { jsonAgg, readJson, selectJson } from '#db/queries/json-of.ts';
import { operation } from '#functions/http/operation.ts';
import { editedLineJson } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

/** `GET /v1/content/editing`: every page with its state, for admins. */
export const listEditedPages = operation<ContentEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<EditedLine[]> => {
    const pages = jsonAgg(editedLineJson, {
      by: sql`p.kind, p.starts_at, p.position, p.slug, p.language`,
    });
    return (await readJson(db, selectJson(pages, { from: sql`content_pages p` }))) ?? [];
  },
);

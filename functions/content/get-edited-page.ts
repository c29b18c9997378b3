import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { EditedPage } from '#contracts/content/page.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { PageParams } from './change-page.ts';
import { editedPageJson } from './edited-page-json.ts';
import type { ContentEnv } from './env.ts';

/** `GET /v1/content/editing/:id`: a page with its draft and the list of its versions, for admins. */
export const getEditedPage = operation<ContentEnv, z.infer<typeof PageParams>>(
  { may: ['admin'], params: PageParams },
  async ({ params: { id }, db }): Promise<EditedPage> => {
    const { rows } = await db.execute<{ page: EditedPage }>(sql`
      select ${editedPageJson} as page from content_pages p where p.id = ${id}`);
    if (!rows[0]) throw notFound('This page');
    return rows[0].page;
  },
);

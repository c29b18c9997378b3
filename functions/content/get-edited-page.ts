import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { EditedPage } from '#contracts/content/page.ts';
import { readJson, selectJson } from '#db/queries/json-of.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { editedPageJson, PageParams } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

/** `GET /v1/content/editing/:id`: a page with its draft and the list of its versions, for admins. */
export const getEditedPage = operation<ContentEnv, z.infer<typeof PageParams>>(
  { may: ['admin'], params: PageParams },
  async ({ params: { id }, db }): Promise<EditedPage> => {
    const from = sql`content_pages p where p.id = ${id}`;
    const page = await readJson(db, selectJson(editedPageJson, { from }));
    if (!page) throw notFound('This page was not found.');
    return page;
  },
);

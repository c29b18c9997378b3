import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageContent } from '#contracts/content/page.ts';
import { operation } from '#functions/http/operation.ts';
import { changePage, PageParams, Revision } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

const Body = z.object({ revision: Revision, content: PageContent });

/** `PUT /v1/content/editing/:id/draft`: stores the draft; readers continue to see the published version. */
export const savePageDraft = operation<
  ContentEnv,
  z.infer<typeof PageParams>,
  never,
  z.infer<typeof Body>
>(
  { may: ['admin'], params: PageParams, body: Body },
  ({ params: { id }, body: { revision, content }, db, caller }) =>
    changePage({
      ...{ db, caller, id, revision, action: 'page.draft-saved' },
      set: sql`draft = ${JSON.stringify(content)}::jsonb`,
    }),
);

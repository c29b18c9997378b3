import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { operation } from '#functions/http/operation.ts';
import { changePage, PageParams, Revision } from './change-page.ts';
import type { ContentEnv } from './env.ts';

const Body = z.object({ revision: Revision });

/** `POST /v1/content/editing/:id/withdraw`: readers do not see the page any more; its text and versions stay. */
export const withdrawPage = operation<
  ContentEnv,
  z.infer<typeof PageParams>,
  never,
  z.infer<typeof Body>
>(
  { may: ['admin'], params: PageParams, body: Body },
  ({ params: { id }, body: { revision }, db, caller }) =>
    changePage({
      ...{ db, caller, id, revision, action: 'page.withdrawn' },
      set: sql`published_at = null`,
    }),
);

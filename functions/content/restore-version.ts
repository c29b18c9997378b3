import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { wholeNumber } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import { changePage, Revision } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

const Params = z.object({
  id: z.string().check(z.maxLength(140)),
  number: wholeNumber(1, 1_000_000),
});
const Body = z.object({ revision: Revision });

/**
 * `POST /v1/content/editing/:id/versions/:number/restore`: makes an earlier version the draft, which is then
 * reviewed and published like any other draft.
 */
export const restoreVersion = operation<
  ContentEnv,
  z.infer<typeof Params>,
  never,
  z.infer<typeof Body>
>(
  { may: ['admin'], params: Params, body: Body },
  async ({ params: { id, number }, body: { revision }, db, caller }) => {
    const version = sql`content_versions v where v.page_id = ${id} and v.number = ${number}`;
    const { rows } = await db.execute(sql`select 1 from ${version}`);
    if (rows.length === 0) throw notFound('This version was not found.');
    return changePage({
      ...{ db, caller, id, revision, action: 'page.version-restored' },
      set: sql`draft = (select v.content from ${version})`,
    });
  },
);

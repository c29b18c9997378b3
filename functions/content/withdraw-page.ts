import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { operation } from '#functions/http/operation.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { callOffWebinars } from './call-off-webinars.ts';
import { changePage, PageParams, Revision } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

const Body = z.object({ revision: Revision });

/**
 * `POST /v1/content/editing/:id/withdraw`: hides the page from readers and keeps its text and versions. If
 * the page is a webinar that has not begun, the people who signed up are emailed at once, because it may
 * begin before the next sweep.
 */
export const withdrawPage = operation<
  ContentEnv,
  z.infer<typeof PageParams>,
  never,
  z.infer<typeof Body>
>(
  { may: ['admin'], params: PageParams, body: Body },
  async ({ params: { id }, body: { revision }, db, caller, env, waitUntil }) => {
    const changed = await changePage({
      ...{ db, caller, id, revision, action: 'page.withdrawn' },
      set: sql`published_at = null`,
    });
    waitUntil(callOffWebinars(db, openMailer(env), env.APP_ORIGIN, id));
    return changed;
  },
);

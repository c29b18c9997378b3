import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TourPage } from '#contracts/tours/tour-page.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';

const Body = z.object({ page: TourPage });

/** `POST /custom_tour`: records that the tour of a page was closed. Idempotent. 204. */
export const setTourSeen = operation<ContentEnv, unknown, unknown, z.infer<typeof Body>>(
  { may: teachers, body: Body, once: false },
  async ({ body, db, caller }) => {
    await db.execute(sql`
      insert into tours_seen (user_id, page)
      select id, ${body.page} from users where id = ${caller.id}
      on conflict do nothing`);
    return null;
  },
);

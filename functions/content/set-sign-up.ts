import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { WebinarSignUp } from '#contracts/content/webinar-sign-up.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound, signedOut } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { isPublished } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

export const SignUpParams = z.object({ slug: z.string().check(z.maxLength(200)) });

const Row = z.object({ known: z.boolean(), found: z.boolean(), made: z.boolean() });

/**
 * `PUT /v1/content/webinars/:slug/sign-up`: signs the caller up for a webinar that has not begun. Idempotent.
 * 204; 409 if the webinar has begun, has no date or already has its recording.
 */
export const setSignUp = operation<
  ContentEnv,
  z.infer<typeof SignUpParams>,
  unknown,
  WebinarSignUp
>(
  { may: teachers, params: SignUpParams, body: WebinarSignUp, once: false },
  async ({ params: { slug }, body: { timeZone }, db, caller }) => {
    const rows = parseRows(
      Row,
      await db.execute(sql`
        with person as (select u.id from users u where u.id = ${caller.id}), page as (
          select p.id, p.starts_at, p.starts_at > now() and p.video is null as is_open
          from content_pages p where p.kind = 'webinar' and p.slug = ${slug} and ${isPublished}
        ), made as (
          insert into webinar_sign_ups as s (page_id, user_id, time_zone, known_starts_at)
          select page.id, person.id, ${timeZone}::text, page.starts_at from page, person
          where page.is_open
          on conflict (page_id, user_id) do update set time_zone = excluded.time_zone,
            known_starts_at = excluded.known_starts_at,
            told_at = case when s.known_starts_at = excluded.known_starts_at then s.told_at
              else now() end
          returning 1
        )
        select exists (select 1 from person) as known, exists (select 1 from page) as found,
          exists (select 1 from made) as made`),
    );
    const [row] = rows;
    if (!row?.found) throw notFound('This webinar was not found.');
    if (!row.known) throw signedOut();
    if (!row.made) {
      throw new ApiError('conflict', 'You cannot sign up for this webinar at the moment.');
    }
    return null;
  },
);

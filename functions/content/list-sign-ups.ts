import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OwnSignUps } from '#contracts/content/webinar-sign-up.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { isPublished } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

/** `GET /v1/content/webinars/sign-ups`: the upcoming webinars that the caller has signed up for. */
export const listSignUps = operation<ContentEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<OwnSignUps> => {
    const found = await db.execute(sql`
      select p.slug from webinar_sign_ups s join content_pages p on p.id = s.page_id
      where s.user_id = ${caller.id} and p.kind = 'webinar' and ${isPublished}
        and p.starts_at > now() order by p.starts_at, p.slug`);
    return { slugs: parseRows(z.object({ slug: z.string() }), found).map(({ slug }) => slug) };
  },
);

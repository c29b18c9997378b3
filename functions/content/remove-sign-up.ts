import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';
import { SignUpParams } from './set-sign-up.ts';

/** `DELETE /v1/content/webinars/:slug/sign-up`: cancels the caller's sign-up. 204, even if there was none. */
export const removeSignUp = operation<ContentEnv, z.infer<typeof SignUpParams>>(
  { may: teachers, params: SignUpParams, once: false },
  async ({ params: { slug }, db, caller }) => {
    await db.execute(sql`
      delete from webinar_sign_ups s using content_pages p
      where p.kind = 'webinar' and p.slug = ${slug} and s.page_id = p.id
        and s.user_id = ${caller.id}`);
    return null;
  },
);

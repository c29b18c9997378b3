import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageSlug, type Recording } from '#contracts/content/page.ts';
import { notFound, signedOut } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { requireFeature } from '#functions/http/require-feature.ts';
import type { ContentEnv } from './env.ts';
import { isPublished } from './page-json.ts';

type Row = {
  video: string | null;
  poster: string | null;
  captions: string | null;
  members_only: boolean;
};

const Params = z.object({ slug: z.string().check(z.maxLength(200)) });

/**
 * `GET /v1/content/webinars/:slug/recording`: where the recording of a webinar is; `video` is null while
 * it is not out. One for members alone is 401 for the signed out and 403 `plan_required` for those whose
 * plan lacks "Members-only webinar recordings", whether it is out or not.
 */
export const getRecording = operation<ContentEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { slug }, db, caller }): Promise<Recording> => {
    if (!PageSlug.safeParse(slug).success) throw notFound('This webinar');
    const { rows } = await db.execute<Row>(sql`
      select p.video, p.poster, p.captions, p.members_only from content_pages p
      where p.kind = 'webinar' and p.slug = ${slug} and ${isPublished}`);
    if (!rows[0]) throw notFound('This webinar');
    const { members_only, video, poster, captions } = rows[0];
    if (members_only) {
      if (!caller) throw signedOut();
      requireFeature(caller, 'webinarRecordings');
    }
    return { video, poster, captions };
  },
);

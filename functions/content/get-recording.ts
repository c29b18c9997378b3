import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { PageSlug, type Recording } from '#contracts/content/page.ts';
import { contentPages } from '#db/schema/content.ts';
import { requireFeature } from '#functions/http/access.ts';
import { notFound, signedOut } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { isPublished } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const p = alias(contentPages, 'p');

const Params = z.object({ slug: z.string().check(z.maxLength(200)) });

/**
 * `GET /v1/content/webinars/:slug/recording`: the URL of a webinar's recording; `video` is null until the
 * recording is published. For a members-only recording, returns 401 if the caller is signed out, and 403
 * `plan_required` if the plan lacks "Members-only webinar recordings". It does so even before the recording
 * is published.
 */
export const getRecording = operation<ContentEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { slug }, db, caller }): Promise<Recording> => {
    if (!PageSlug.safeParse(slug).success) throw notFound('This webinar was not found.');
    const [page] = await db
      .select({
        video: p.video,
        poster: p.poster,
        captions: p.captions,
        membersOnly: p.membersOnly,
      })
      .from(p)
      .where(and(eq(p.kind, 'webinar'), eq(p.slug, slug), isPublished));
    if (!page) throw notFound('This webinar was not found.');
    const { membersOnly, ...recording } = page;
    if (membersOnly) {
      if (!caller) throw signedOut();
      requireFeature(caller, 'webinarRecordings');
    }
    return recording;
  },
);

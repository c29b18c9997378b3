import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageKind, PageSlug } from '#contracts/content/page.ts';
import { readJson, selectJson } from '#db/queries/json-of.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { answerCached, InLanguage, isBestFor, pageJson } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const Params = z.object({ kind: PageKind, slug: z.string().check(z.maxLength(200)) });

/**
 * `GET /v1/content/pages/:kind/:slug?language=`: a published page in this language or the nearest one, also for callers who
 * are not signed in. 404 if the page is not published or does not exist.
 */
export const getPage = operation<ContentEnv, z.infer<typeof Params>, z.infer<typeof InLanguage>>(
  { may: 'anyone', params: Params, query: InLanguage },
  async ({ params: { kind, slug }, query: { language }, db, request }) => {
    if (!PageSlug.safeParse(slug).success) throw notFound();
    const from = sql`content_pages p
      where p.kind = ${kind} and p.slug = ${slug} and ${isBestFor(language)}`;
    const page = await readJson(db, selectJson(pageJson, { from }));
    if (!page) throw notFound();
    return answerCached(request, page);
  },
);

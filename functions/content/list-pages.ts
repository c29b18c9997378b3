import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageKind } from '#contracts/content/page.ts';
import { jsonAgg, readJson, selectJson } from '#db/queries/json-of.ts';
import { operation } from '#functions/http/operation.ts';
import { answerCached, InLanguage, isBestFor, lineJson } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const Params = z.object({ kind: PageKind });

/**
 * `GET /v1/content/pages/:kind?language=`: the published pages of a kind, each in this language or the nearest one, without
 * their bodies. Webinars are sorted by
 * date, other pages in the admin's order. Not paginated, because there are few pages.
 */
export const listPages = operation<ContentEnv, z.infer<typeof Params>, z.infer<typeof InLanguage>>(
  { may: 'anyone', params: Params, query: InLanguage },
  async ({ params: { kind }, query: { language }, db, request }) => {
    const pages = jsonAgg(lineJson, { by: sql`p.starts_at, p.position, p.slug` });
    const from = sql`content_pages p where p.kind = ${kind} and ${isBestFor(language)}`;
    return answerCached(request, (await readJson(db, selectJson(pages, { from }))) ?? []);
  },
);

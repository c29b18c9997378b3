import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { foundEnd, foundPieces, foundStart } from '#contracts/content/found-pieces.ts';
import { type FoundPage, PageKind } from '#contracts/content/page.ts';
import { searchTerms } from '#contracts/content/search-terms.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import { answerCached, isPublished } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const Query = z.object({
  q: z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.')),
});

/**
 * Maximum number of results. Readers who do not find the page among the best matches will try another word.
 */
const maxFound = 20;

const around = `StartSel=${foundStart}, StopSel=${foundEnd}`;

const Row = z.object({
  kind: PageKind,
  slug: z.string(),
  section: z.string(),
  title: z.string(),
  excerpt: z.string(),
});

/**
 * `GET /v1/content/search?q=`: the published pages that contain every word of the query, best match first. A
 * match in the title counts most, followed by the summary and then the text. Builds excerpts only for the
 * returned pages.
 */
export const searchPages = operation<ContentEnv, never, z.infer<typeof Query>>(
  { may: 'anyone', query: Query },
  async ({ query: { q }, db, request }) => {
    const terms = searchTerms(q);
    if (terms === null) return answerCached(request, []);
    const result = await db.execute(sql`
      with asked as (select to_tsquery('simple', ${terms}) as query), best as (
        select p.*, ts_rank(p.search, asked.query) as rank
        from content_pages p, asked where p.search @@ asked.query and ${isPublished}
        order by rank desc, p.position, p.slug limit ${maxFound})
      select b.kind, b.slug, b.section,
        ts_headline('simple', b.title, asked.query, ${`${around}, HighlightAll=true`}) as title,
        ts_headline('simple', b.summary || ' ' || b.plain, asked.query,
          ${`${around}, MaxFragments=1, MinWords=14, MaxWords=28`}) as excerpt
      from best b, asked order by b.rank desc, b.position, b.slug`);
    const found = parseRows(Row, result).map(
      ({ title, excerpt, ...page }): FoundPage => ({
        ...page,
        title: foundPieces(title),
        excerpt: foundPieces(excerpt),
      }),
    );
    return answerCached(request, found);
  },
);

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  excerptAround,
  foundEnd,
  foundPieces,
  foundStart,
  markWords,
} from '#contracts/content/found-pieces.ts';
import { type FoundPage, PageKind, PageLanguage } from '#contracts/content/page.ts';
import { searchParts, searchTerms } from '#contracts/content/search-terms.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import { answerCached, isBestFor } from './published-page.ts';
import type { ContentEnv } from './routes.ts';

const Query = z.object({
  q: z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.')),
  /** The reader's language. */
  language: z._default(PageLanguage, 'en'),
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
  /** Null if the words of the search begin words of the page, which the database has marked. */
  unmarked: z.nullable(z.string()),
});

/**
 * `GET /v1/content/search?q=&language=`: the published pages that contain every word of the query, best match first, each in
 * the reader's language or the nearest one. A match in the title counts most, followed by the summary and then the text.
 * Builds excerpts only for the returned pages.
 */
export const searchPages = operation<ContentEnv, never, z.infer<typeof Query>>(
  { may: 'anyone', query: Query },
  async ({ query: { q, language }, db, request }) => {
    const terms = searchTerms(q);
    if (terms === null) return answerCached(request, []);
    const parts = searchParts(q);
    const whole = sql`lower(p.title || ' ' || p.summary || ' ' || p.plain)`;
    const containsParts =
      parts.length === 0
        ? sql`false`
        : sql.join(
            parts.map((part) => sql`position(${part}::text in ${whole}) > 0`),
            sql` and `,
          );
    const result = await db.execute(sql`
      with asked as (select to_tsquery('simple', ${terms}) as query), best as (
        select p.*, ts_rank(p.search, asked.query) as rank, p.search @@ asked.query as is_marked
        from content_pages p, asked
        where (p.search @@ asked.query or (${containsParts})) and ${isBestFor(language)}
        order by rank desc, p.position, p.slug limit ${maxFound})
      select b.kind, b.slug, b.section,
        ts_headline('simple', b.title, asked.query, ${`${around}, HighlightAll=true`}) as title,
        ts_headline('simple', b.summary || ' ' || b.plain, asked.query,
          ${`${around}, MaxFragments=1, MinWords=14, MaxWords=28`}) as excerpt,
        case when b.is_marked then null else b.summary || ' ' || b.plain end as unmarked
      from best b, asked order by b.rank desc, b.position, b.slug`);
    const found = parseRows(Row, result).map(
      ({ title, excerpt, unmarked, ...page }): FoundPage => ({
        ...page,
        title: unmarked === null ? foundPieces(title) : markWords(title, parts),
        excerpt: unmarked === null ? foundPieces(excerpt) : excerptAround(unmarked, parts),
      }),
    );
    return answerCached(request, found);
  },
);

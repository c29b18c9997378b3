import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageLanguage, type PageLine, type ReadPage } from '#contracts/content/page.ts';
import { type JsonMembers, jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { inHex } from '#functions/http/in-hex.ts';

/** SQL: true if the page `p` is published. */
export const isPublished: SQL = sql`p.published_at is not null`;

/** The language in which the reader wants pages; English if it is missing. */
export const InLanguage = z.object({ language: z._default(PageLanguage, 'en') });

/** SQL: true if the page `p` is published and none of its published translations suits a reader of `language` better. */
export function isBestFor(language: PageLanguage): SQL {
  const suits = (page: SQL) =>
    sql`row(${page}.language = ${language}, ${page}.language = 'en', ${page}.language)`;
  return sql`${isPublished} and not exists (select 1 from content_pages o
    where o.kind = p.kind and o.slug = p.slug and o.published_at is not null
      and ${suits(sql`o`)} > ${suits(sql`p`)})`;
}

const line: JsonMembers<PageLine> = {
  kind: sql`p.kind`,
  slug: sql`p.slug`,
  title: sql`p.title`,
  summary: sql`p.summary`,
  section: sql`p.section`,
  membersOnly: sql`p.members_only`,
  startsAt: utcTimestamp(sql`p.starts_at`),
  minutes: sql`p.minutes`,
  hasRecording: sql`p.video is not null`,
};

/** SQL: the page `p` as an entry of a list. */
export const lineJson = jsonOf<PageLine>(line);

/** SQL: the page `p` for readers. Always omits a members-only recording. */
export const pageJson = jsonOf<ReadPage>({
  ...line,
  body: sql`p.body`,
  language: sql`p.language`,
  updatedAt: utcTimestamp(sql`p.updated_at`),
  video: sql`case when p.members_only then null else p.video end`,
  poster: sql`p.poster`,
  captions: sql`case when p.members_only then null else p.captions end`,
});

/**
 * Returns JSON that is the same for every caller. By default, any cache may store it but must revalidate it each
 * time, which usually costs only a 304 without a body. A newly published change is therefore visible at once.
 */
export async function answerCached(
  request: Request,
  value: unknown,
  cacheControl = 'public, no-cache',
): Promise<Response> {
  const body = JSON.stringify(value);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hash = inHex(new Uint8Array(digest, 0, 12));
  // A weak ETag, because a proxy may compress the body.
  const etag = `W/"${hash}"`;
  const headers = new Headers({ etag, 'cache-control': cacheControl });
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'application/json');
  return new Response(body, { headers });
}

import { type SQL, sql } from 'drizzle-orm';
import type { PageLine, ReadPage } from '#contracts/content/page.ts';
import { type JsonMembers, jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';

/** SQL: the page `p` is for readers. */
export const isPublished: SQL = sql`p.published_at is not null`;

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

/** SQL: the page `p` in a list. */
export const lineJson = jsonOf<PageLine>(line);

/** SQL: the page `p` as it is read. A members-only recording stays out, whoever asks. */
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
 * Answers JSON that is the same for everybody: any cache may keep it, and asks each time whether it is
 * still the newest, which costs 304 and no body. So a published change is seen at once.
 */
export async function answerCached(request: Request, value: unknown): Promise<Response> {
  const body = JSON.stringify(value);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hash = Array.from(new Uint8Array(digest).slice(0, 12), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  // Weak: what stands in front may compress the body.
  const etag = `W/"${hash}"`;
  const headers = new Headers({ etag, 'cache-control': 'public, no-cache' });
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'application/json');
  return new Response(body, { headers });
}

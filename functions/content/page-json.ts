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

import { type SQL, sql } from 'drizzle-orm';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';

/** SQL: the page `p` is for readers. */
export const isPublished: SQL = sql`p.published_at is not null`;

/** SQL: the fields of `PageLine` for the page `p`, as pairs of `json_build_object`. */
const lineFields: SQL = sql`
  'kind', p.kind, 'slug', p.slug, 'title', p.title, 'summary', p.summary, 'section', p.section,
  'membersOnly', p.members_only, 'startsAt', ${utcTimestamp(sql`p.starts_at`)}, 'minutes', p.minutes,
  'hasRecording', p.video is not null`;

/** SQL: the page `p` as a `PageLine`. */
export const lineJson: SQL = sql`json_build_object(${lineFields})`;

/** SQL: the page `p` as a `ReadPage`. A members-only recording stays out, whoever asks. */
export const pageJson: SQL = sql`json_build_object(${lineFields},
  'body', p.body, 'language', p.language, 'updatedAt', ${utcTimestamp(sql`p.updated_at`)},
  'video', case when p.members_only then null else p.video end,
  'poster', p.poster,
  'captions', case when p.members_only then null else p.captions end)`;

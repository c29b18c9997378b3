import { type SQL, sql } from 'drizzle-orm';

/** SQL: the page `p` is for readers. */
export const isPublished: SQL = sql`p.published_at is not null`;

/** SQL: a moment of the page `p` as an ISO string in UTC, as the API says every moment. */
export const iso = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: the fields of `PageLine` for the page `p`, as pairs of `json_build_object`. */
const lineFields: SQL = sql`
  'kind', p.kind, 'slug', p.slug, 'title', p.title, 'summary', p.summary, 'section', p.section,
  'membersOnly', p.members_only, 'startsAt', ${iso(sql`p.starts_at`)}, 'minutes', p.minutes,
  'hasRecording', p.video is not null`;

/** SQL: the page `p` as a `PageLine`. */
export const lineJson: SQL = sql`json_build_object(${lineFields})`;

/** SQL: the page `p` as a `ReadPage`. A members-only recording stays out, whoever asks. */
export const pageJson: SQL = sql`json_build_object(${lineFields},
  'body', p.body, 'language', p.language, 'updatedAt', ${iso(sql`p.updated_at`)},
  'video', case when p.members_only then null else p.video end,
  'poster', p.poster,
  'captions', case when p.members_only then null else p.captions end)`;

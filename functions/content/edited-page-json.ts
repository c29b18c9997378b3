import { type SQL, sql } from 'drizzle-orm';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { hearsOfCallingOff } from './call-off-webinars.ts';

/** SQL: what readers see of the page `p`, as a `PageContent`. */
const publishedContent: SQL = sql`jsonb_build_object(
  'title', p.title, 'summary', p.summary, 'body', p.body, 'language', p.language,
  'section', p.section, 'position', p.position, 'membersOnly', p.members_only,
  'startsAt', ${utcTimestamp(sql`p.starts_at`)}, 'minutes', p.minutes, 'video', p.video,
  'poster', p.poster, 'captions', p.captions)`;

const versions: SQL = sql`(
  select coalesce(json_agg(json_build_object('number', v.number, 'by', u.full_name,
    'createdAt', ${utcTimestamp(sql`v.created_at`)}) order by v.number desc), '[]')
  from content_versions v left join users u on u.id = v.published_by where v.page_id = p.id)`;

/** SQL: how many people have signed up for the page `p`. */
const signUps: SQL = sql`(select count(*) from webinar_sign_ups s where s.page_id = p.id)`;

/** SQL: how many people get a mail if the page `p` is taken off the site. */
const toldIfWithdrawn: SQL = sql`(select count(*) from webinar_sign_ups s join users u on u.id = s.user_id
  where s.page_id = p.id and ${hearsOfCallingOff})`;

/** SQL: the page `p` as an `EditedPage`. */
export const editedPageJson: SQL = sql`json_build_object(
  'id', p.id, 'kind', p.kind, 'slug', p.slug, 'revision', p.revision,
  'published', p.published_at is not null, 'hasDraft', p.draft is not null,
  'content', coalesce(p.draft, ${publishedContent}), 'versions', ${versions},
  'signUps', ${signUps}, 'toldIfWithdrawn', ${toldIfWithdrawn})`;

/** SQL: the page `p` as an `EditedLine`. */
export const editedLineJson: SQL = sql`json_build_object(
  'id', p.id, 'kind', p.kind, 'slug', p.slug, 'title', coalesce(p.draft ->> 'title', p.title),
  'section', p.section, 'published', p.published_at is not null, 'hasDraft', p.draft is not null,
  'updatedAt', ${utcTimestamp(sql`p.updated_at`)})`;

import { type SQL, sql } from 'drizzle-orm';
import type { EditedLine, EditedPage, PageContent } from '#contracts/content/page.ts';
import { jsonAs, jsonListOf, jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { hearsOfCallingOff } from './call-off-webinars.ts';

/** SQL: what readers see of the page `p`. */
const publishedContent = jsonOf<PageContent>({
  title: sql`p.title`,
  summary: sql`p.summary`,
  body: sql`p.body`,
  language: sql`p.language`,
  section: sql`p.section`,
  position: sql`p.position`,
  membersOnly: sql`p.members_only`,
  startsAt: utcTimestamp(sql`p.starts_at`),
  minutes: sql`p.minutes`,
  video: sql`p.video`,
  poster: sql`p.poster`,
  captions: sql`p.captions`,
});

const versions = jsonListOf(
  jsonOf<EditedPage['versions'][number]>({
    number: sql`v.number`,
    by: sql`u.full_name`,
    createdAt: utcTimestamp(sql`v.created_at`),
  }),
  {
    from: sql`content_versions v left join users u on u.id = v.published_by where v.page_id = p.id`,
    by: sql`v.number desc`,
  },
);

/** SQL: how many people have signed up for the page `p`. */
const signUps: SQL = sql`(select count(*) from webinar_sign_ups s where s.page_id = p.id)`;

/** SQL: how many people get a mail if the page `p` is taken off the site. */
const toldIfWithdrawn: SQL = sql`(select count(*) from webinar_sign_ups s join users u on u.id = s.user_id
  where s.page_id = p.id and ${hearsOfCallingOff})`;

/** SQL: the page `p` as an admin edits it. */
export const editedPageJson = jsonOf<EditedPage>({
  id: sql`p.id`,
  kind: sql`p.kind`,
  slug: sql`p.slug`,
  revision: sql`p.revision`,
  published: sql`p.published_at is not null`,
  hasDraft: sql`p.draft is not null`,
  content: jsonAs<PageContent>(sql`coalesce(p.draft, ${publishedContent}::jsonb)`),
  versions,
  signUps,
  toldIfWithdrawn,
});

/** SQL: the page `p` in the admin's list. */
export const editedLineJson = jsonOf<EditedLine>({
  id: sql`p.id`,
  kind: sql`p.kind`,
  slug: sql`p.slug`,
  title: sql`coalesce(p.draft ->> 'title', p.title)`,
  section: sql`p.section`,
  published: sql`p.published_at is not null`,
  hasDraft: sql`p.draft is not null`,
  updatedAt: utcTimestamp(sql`p.updated_at`),
});

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { EditedLine, EditedPage, PageContent } from '#contracts/content/page.ts';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonListOf, jsonOf } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { hearsOfCallingOff } from './call-off-webinars.ts';

export const PageParams = z.object({ id: z.string().check(z.maxLength(140)) });

/** The revision of the page on which a change is based. Every change must send it. */
export const Revision = z.int().check(z.minimum(1));

interface PageChange {
  db: Database;
  caller: Caller;
  id: string;
  /** The revision that the admin saw. */
  revision: number;
  /** Action in the audit log, such as `page.published`. */
  action: string;
  /** SQL: assignments to the page `p`. */
  set: SQL;
  /** SQL: a further condition on the page `p`. */
  where?: SQL;
  /** SQL: further CTEs for the statement, after `changed`; they begin with a comma. */
  more?: SQL;
}

const Row = z.object({ revision: z.nullable(z.number()), there: z.boolean() });

/**
 * Changes a page and adds a line to the audit log, in one statement. Returns the new revision. 409 if the
 * change is based on an older revision, because another admin saved first.
 */
export async function changePage(change: PageChange): Promise<{ revision: number }> {
  const { db, caller, id, revision, action, set, where = sql`true`, more = sql`` } = change;
  const result = await db.execute(sql`
    with changed as (
      update content_pages p set ${set}, revision = p.revision + 1, edited_at = now(),
        updated_at = now()
      where p.id = ${id} and p.revision = ${revision} and ${where}
      returning p.id, p.kind, p.slug, p.revision
    ), line as (
      insert into audit_log (actor_id, action, subject, after)
      select ${caller.id}, ${action}, kind || '/' || slug, jsonb_build_object('revision', revision)
      from changed
    )${more}
    select (select revision from changed) as revision,
      exists (select 1 from content_pages where id = ${id}) as there`);
  const [row] = parseRows(Row, result);
  if (!row?.there) throw notFound('This page was not found.');
  if (row.revision === null) {
    throw new ApiError(
      'conflict',
      'This page has been changed in the meantime. Reload it to see how.',
    );
  }
  return { revision: row.revision };
}

/** SQL: the published content of the page `p`. */
const publishedContent = jsonOf<PageContent>({
  title: sql`p.title`,
  summary: sql`p.summary`,
  body: sql`p.body`,
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

/** SQL: the number of sign-ups for the page `p`. */
const signUps: SQL = sql`(select count(*) from webinar_sign_ups s where s.page_id = p.id)`;

/** SQL: the number of people who will be emailed if the page `p` is withdrawn. */
const toldIfWithdrawn: SQL = sql`(select count(*) from webinar_sign_ups s join users u on u.id = s.user_id
  where s.page_id = p.id and ${hearsOfCallingOff})`;

/** SQL: the page `p` as an admin edits it. */
export const editedPageJson = jsonOf<EditedPage>({
  id: sql`p.id`,
  kind: sql`p.kind`,
  slug: sql`p.slug`,
  language: sql`p.language`,
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
  language: sql`p.language`,
  title: sql`coalesce(p.draft ->> 'title', p.title)`,
  section: sql`p.section`,
  published: sql`p.published_at is not null`,
  hasDraft: sql`p.draft is not null`,
  updatedAt: utcTimestamp(sql`p.updated_at`),
});

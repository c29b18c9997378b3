import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

export const PageParams = z.object({ id: z.string().check(z.maxLength(140)) });

/** Every change says which revision of the page it was made from. */
export const Revision = z.int().check(z.minimum(1));

interface PageChange {
  db: Database;
  caller: Caller;
  id: string;
  /** The revision that the admin saw. */
  revision: number;
  /** What the audit log calls it, such as `page.published`. */
  action: string;
  /** SQL: assignments to the page `p`. */
  set: SQL;
  /** SQL: what else has to be so of the page `p`. */
  where?: SQL;
  /** SQL: more parts of the statement, after `changed`; they begin with a comma. */
  more?: SQL;
}

const Row = z.object({ revision: z.nullable(z.number()), there: z.boolean() });

/**
 * Changes a page in one statement, with its line in the audit log, and answers the new revision. A
 * change made from an older revision is 409: another admin was there first.
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
  if (!row?.there) throw notFound('This page');
  if (row.revision === null) {
    throw new ApiError('conflict', 'This page was changed meanwhile. Load it again to see how.');
  }
  return { revision: row.revision };
}

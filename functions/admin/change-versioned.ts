import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** A text with a draft and published versions, such as a prompt, and the two tables that contain it. */
interface VersionedText {
  /** The table of the published versions. */
  versions: string;
  /** The table of the drafts, with a revision for each text. */
  edits: string;
  /** The columns of both tables that identify the text, with their values. */
  key: Readonly<Record<string, string>>;
  /** The subject of the lines in the audit log. */
  subject: string;
  /** The message to an admin who was slower than another one. */
  conflict: string;
}

/** A change of a text that has versions. */
export interface VersionedChange {
  db: Database;
  caller: Caller;
  text: VersionedText;
  /** The revision that the admin loaded before the change. */
  revision: number;
  /** Action in the audit log, such as `prompt.published`. */
  action: string;
  /** SQL: the new draft of the text `e`. */
  draft: SQL;
  /** A new version, and the version that it was restored from. */
  publish?: { columns: Readonly<Record<string, SQL>>; restoredFrom: number | null };
}

const Row = z.object({ revision: z.number() });

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const named = (columns: readonly string[], from?: string): SQL =>
  listed(
    columns.map((column) =>
      from
        ? sql`${sql.identifier(from)}.${sql.identifier(column)}`
        : sql.identifier(column).getSQL(),
    ),
  );

/**
 * Changes a text, adds a line to the audit log and returns the new revision, in one statement. If another admin has
 * changed the text since this admin loaded it, changes nothing and throws 409.
 */
export async function changeVersioned(change: VersionedChange): Promise<{ revision: number }> {
  const { db, caller, text, revision, action, draft, publish } = change;
  const [versions, edits] = [sql.identifier(text.versions), sql.identifier(text.edits)];
  const columns = Object.keys(text.key);
  const isOfText = sql.join(
    Object.entries(text.key).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql` and `,
  );
  const newest = sql`coalesce((select max(version) from ${versions} where ${isOfText}), 0)`;
  const kept = publish
    ? sql`insert into ${versions} (${named(columns)}, version, ${named(Object.keys(publish.columns))},
        restored_from, published_at, created_by)
        select ${named(columns)}, ${newest} + 1, ${listed(Object.values(publish.columns))},
          ${publish.restoredFrom}::int, now(), ${caller.id} from changed returning version`
    : sql`select ${newest} as version from changed`;
  const result = await db.execute(sql`
    with former as (select draft from ${edits} where ${isOfText}),
    changed as (
      insert into ${edits} as e (${named(columns)}, revision, draft, edited_by)
      select ${listed(Object.values(text.key).map((value) => sql`${value}`))},
        ${revision}::int + 1, ${draft}, ${caller.id}
      from (select (select draft from former) as draft) e
      where ${revision}::int = 0 or exists (select 1 from former)
      on conflict (${named(columns)}) do update set revision = excluded.revision,
        draft = excluded.draft, edited_by = excluded.edited_by, updated_at = now()
        where e.revision = ${revision}::int
      returning ${named(columns, 'e')}, e.revision
    ), kept as (${kept}), line as (
      insert into audit_log (actor_id, action, subject, before, after)
      select ${caller.id}, ${action}, ${text.subject}, jsonb_build_object('version', ${newest}),
        jsonb_strip_nulls(jsonb_build_object('version', kept.version,
          'revision', changed.revision, 'restored', ${publish?.restoredFrom ?? null}::int))
      from changed, kept)
    select revision from changed`);
  const [row] = parseRows(Row, result);
  if (!row) throw new ApiError('conflict', text.conflict);
  return row;
}

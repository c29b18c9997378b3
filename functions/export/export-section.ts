import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

/** One list of an export, read a page at a time. */
export interface ExportSection {
  /** The list's name in the file. */
  name: string;
  /** A select of `key`, unique and sortable, and `row`, the JSON as it goes into the file. */
  select: SQL;
  /** How the keys are compared. */
  key: 'text' | 'number';
  /** Rows of a page: few where one may be large, for a page is what is held in memory. */
  pageSize: number;
}

const Row = z.object({ key: z.coerce.string(), row: z.string() });

/**
 * The rows of a section as JSON texts, a page at a time, each read after the one before it was sent: one
 * statement a page, because the whole of a teacher's work does not fit into a Worker.
 */
export async function* readSection(db: Database, section: ExportSection): AsyncGenerator<string[]> {
  const { select, key, pageSize } = section;
  let after: string | null = null;
  for (;;) {
    const later: SQL =
      after === null
        ? sql`true`
        : key === 'text'
          ? sql`key > ${after}`
          : sql`key > ${after}::bigint`;
    const rows: z.infer<typeof Row>[] = parseRows(
      Row,
      await db.execute(sql`
        select key, row::text as row from (${select}) section
        where ${later} order by key limit ${pageSize}`),
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.key ?? null;
  }
}

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

/** The fields at the beginning of the file. */
export interface ExportHead {
  about: string;
  madeAt: string;
}

/** The file in streamed pieces. Together they form one JSON object, with a list for each section. */
export async function* exportPieces(
  db: Database,
  head: ExportHead,
  sections: readonly ExportSection[],
): AsyncGenerator<string> {
  yield `{"about":${JSON.stringify(head.about)},\n"madeAt":${JSON.stringify(head.madeAt)}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}:[`;
    let first = true;
    for await (const rows of readSection(db, section)) {
      yield `${first ? '\n' : ',\n'}${rows.join(',\n')}`;
      first = false;
    }
    yield ']';
  }
  yield '}\n';
}

/**
 * Streams an export as a file. Reads the next page only after the previous page is sent, so that memory never
 * contains more than one page (docs/decisions/0104).
 */
export function answerExport(pieces: AsyncGenerator<string>, name: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.json"`,
      'cache-control': 'no-store',
    },
  });
}

/** One list of an export, read page by page. */
export interface ExportSection {
  /** The list's name in the file. */
  name: string;
  /** A select with two columns: `key`, which is unique and sortable, and `row`, the JSON for the file. */
  select: SQL;
  /** The type by which the keys are compared. */
  key: 'text' | 'number';
  /** Rows per page. Small if a row may be large, because a whole page must fit into memory. */
  pageSize: number;
}

const Row = z.object({ key: z.coerce.string(), row: z.string() });

/**
 * Reads the rows of a section as JSON texts, page by page. Reads each page only after the previous page was
 * sent, with one statement per page, because a teacher's whole work may not fit into a Worker's memory.
 */
async function* readSection(db: Database, section: ExportSection): AsyncGenerator<string[]> {
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

/** SQL: a session `s` in the export of the user's own data: the device and its dates, without secrets. */
export const deviceJson = sql`json_build_object('device', s.device, 'signedInAt', s.created_at,
  'lastSeenAt', s.rotated_at, 'endedAt', s.ended_at)`;

/** SQL: a report `r` about a wording in the export of the reporter's own data. */
export const reportJson = sql`json_build_object('language', r.locale, 'path', r.path,
  'quoted', r.quoted, 'wanted', r.wanted, 'problem', r.problem, 'createdAt', r.created_at)`;

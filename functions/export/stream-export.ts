import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

/** What stands at the head of the file. */
export interface ExportHead {
  about: string;
  madeAt: string;
}

/** The file as it is sent: pieces of one JSON object, a list for each section. */
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
 * Answers an export as a file that is read while it is sent: the next page is asked for when the last one
 * has gone, so memory holds one page however much there is (docs/decisions/0104).
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

/** SQL for a session `s` as a file of one's own data tells it: the device and its moments, no secret. */
export const deviceJson = sql`json_build_object('device', s.device, 'signedInAt', s.created_at,
  'lastSeenAt', s.rotated_at, 'endedAt', s.ended_at)`;

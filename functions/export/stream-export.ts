import type { Database } from '#db/client.ts';
import { type ExportSection, readSection } from './export-section.ts';

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

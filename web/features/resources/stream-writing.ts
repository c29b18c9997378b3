import type { WritingEvent } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { parseNdjson } from '#web/app/http/read-ndjson.ts';
import { resourcePath } from './use-resource.ts';

/** Has a text written, or joins its writer, and tells of each sentence as it comes. Throws `HttpError`. */
export async function* streamWriting(
  id: string,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent, void, undefined> {
  yield* parseNdjson<WritingEvent>(
    await http.send('POST', `${resourcePath(id)}/generate`, { signal }),
  );
}

import type { WritingEvent } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
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

/**
 * Reads an answer of one JSON value a line, as the lines come. Blank lines (sent to keep a connection
 * open) are skipped; a last line that was cut off throws, because half a value is no value.
 */
export async function* parseNdjson<T>(response: Response): AsyncGenerator<T, void, undefined> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
      if (done) return;
    }
  } finally {
    // A reader who stops early lets go of the connection.
    await reader.cancel().catch(() => {});
  }
}

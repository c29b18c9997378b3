import type { WritingEvent } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from './use-resource.ts';

/**
 * Starts writing a text, or connects to the writing in progress, and yields each sentence as it arrives.
 * Throws `HttpError`.
 */
export async function* streamWriting(
  id: string,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent, void, undefined> {
  yield* parseNdjson<WritingEvent>(
    await http.send('POST', `${resourcePath(id)}/generate`, { signal }),
  );
}

/**
 * Parses a streamed NDJSON response line by line. Blank lines, which are sent as keep-alive, are skipped.
 * Throws on a truncated last line, because a partial value is not valid.
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
    // If the consumer stops early, cancel the request.
    await reader.cancel().catch(() => {});
  }
}

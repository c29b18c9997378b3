/**
 * Reads a stream of NDJSON line by line, as the lines come. A last line that was cut off is dropped:
 * the server has it stored, and the screen asks again.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

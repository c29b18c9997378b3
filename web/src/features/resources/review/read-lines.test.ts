import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>) {
  const lines: unknown[] = [];
  for await (const line of readLines(stream)) lines.push(line);
  return lines;
}

describe('readLines', () => {
  it('puts lines together again wherever the network cut them, even inside a letter', async () => {
    const bytes = new TextEncoder().encode('{"t":"été"}\n\n{"t":"寿司"}\n');
    for (let at = 0; at <= bytes.length; at++) {
      expect(await all(streamOf(bytes.slice(0, at), bytes.slice(at)))).toEqual([
        { t: 'été' },
        { t: '寿司' },
      ]);
    }
  });

  it('drops a last line that was cut off', async () => {
    expect(await all(streamOf(new TextEncoder().encode('{"n":1}\n{"n":')))).toEqual([{ n: 1 }]);
  });
});

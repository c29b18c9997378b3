import type { Sentence, SideName } from '#language/text/text.ts';

/** A stretch of one side: a chunk, a part of a split one, or what stands between two. */
export interface ChunkPiece {
  text: string;
  /** Absent for the space between chunks. */
  chunkId?: string;
  /** The chunk's number in the sentence, counted along the target from 1; partners share it. */
  number?: number;
}

/** A side of a sentence cut at its chunks; the pieces re-join to its text. */
export function chunkPieces(sentence: Sentence, side: SideName): ChunkPiece[] {
  const { text } = sentence[side];
  const spans = sentence.chunks
    .flatMap((chunk, at) =>
      chunk[side].map((span) => ({ ...span, chunkId: chunk.id, number: at + 1 })),
    )
    .sort((a, b) => a.start - b.start);
  const pieces: ChunkPiece[] = [];
  let end = 0;
  for (const { chunkId, number, ...span } of spans) {
    if (span.start > end) pieces.push({ text: text.slice(end, span.start) });
    pieces.push({ text: text.slice(span.start, span.end), chunkId, number });
    end = span.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

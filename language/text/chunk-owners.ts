import { openingFrom } from './opening-marks.ts';
import type { Chunk, Sentence, SideName, Span } from './text.ts';

/** For each UTF-16 unit of a side, the index of its chunk, or -1 if the unit is not in a chunk (spaces). */
export type Owners = number[];

export const nobody = -1;

/** Characters that carry meaning. All other characters are punctuation or spaces. */
export const meaning = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/u;

/** Returns the chunk index of each unit. If a unit is in two chunks, the later chunk is returned. */
export function ownersOf(sentence: Sentence, side: SideName): Owners {
  const owners = new Array<number>(sentence[side].text.length).fill(nobody);
  sentence.chunks.forEach((chunk, index) => {
    for (const { start, end } of chunk[side]) owners.fill(index, start, end);
  });
  return owners;
}

/** Returns the spans of one chunk. Each contiguous stretch is one span, including the spaces inside it. */
function spansOf(text: string, owners: Owners, index: number): Span[] {
  const spans: Span[] = [];
  for (const { 0: visible, index: start } of text.matchAll(/\S/g)) {
    if (owners[start] !== index) continue;
    const last = spans.at(-1);
    const end = start + visible.length;
    if (last && text.slice(last.end, start).trim() === '') last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** Builds chunks from the owners of both sides; returns no chunks if any chunk would be empty on one side. */
export function chunksFrom(
  texts: Record<SideName, string>,
  owners: Record<SideName, Owners>,
  ids: readonly string[],
): Chunk[] {
  const chunks = ids.map((id, index) => ({
    id,
    target: spansOf(texts.target, owners.target, index),
    native: spansOf(texts.native, owners.native, index),
  }));
  return chunks.some((chunk) => chunk.target.length === 0 || chunk.native.length === 0)
    ? []
    : chunks;
}

/**
 * Assigns the punctuation that is not in a chunk yet: opening punctuation to the next word, all other
 * punctuation to the previous word.
 */
export function assignPunctuation(text: string, owners: Owners): Owners {
  const given = [...owners];
  let start = 0;
  while (start < text.length) {
    let end = start;
    while (end < text.length && owners[end] === nobody) end += 1;
    const previous = owners[start - 1] ?? nobody;
    const next = owners[end] ?? nobody;
    const edge = previous === nobody ? start : end;
    const from = previous === nobody || next === nobody ? edge : openingFrom(text, start, end);
    given.fill(previous, start, from);
    given.fill(next, from, end);
    start = end + 1;
  }
  return given;
}

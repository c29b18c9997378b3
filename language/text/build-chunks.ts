import { assignPunctuation, chunksFrom, meaning, nobody, type Owners } from './chunk-owners.ts';
import { cutText } from './cut-text.ts';
import { nextChunkNumber } from './next-number.ts';
import type { Chunk, Sentence, SideName } from './text.ts';

/** A chunk from the model or the teacher's editor, in target order. */
export interface ChunkPair {
  target: string;
  native: string;
  /** Zero-based position of the native half among all native halves of the sentence. */
  nativeOrder: number;
}

export type BuiltChunks = { chunks: Chunk[] } | { problem: string };

/**
 * Converts pairs into spans of the stored sentence. On both sides, the pairs must contain the sentence's
 * words in order. Spaces and the shape of apostrophes are ignored, and missing punctuation is added to the
 * adjacent words. If the pairs do not match the sentence, `problem` explains why. This explanation is shown
 * to the teacher, and sent to the model in a request for a correction.
 */
export function buildChunks(sentence: Sentence, pairs: readonly ChunkPair[]): BuiltChunks {
  if (pairs.length === 0) return { problem: 'There are no chunks.' };
  const order = pairs.map((_, index) => index);
  const nativeOrder = [...order].sort(
    (a, b) => (pairs[a]?.nativeOrder ?? a) - (pairs[b]?.nativeOrder ?? b),
  );
  const owners: Partial<Record<SideName, Owners>> = {};
  for (const [side, sequence] of [['target', order] as const, ['native', nativeOrder] as const]) {
    const laid = layPieces(
      sentence[side].text,
      sequence.map((index) => ({ index, piece: pairs[index]?.[side] ?? '' })),
    );
    if (typeof laid === 'string') return { problem: laid };
    owners[side] = laid;
  }
  const { target = [], native = [] } = owners;
  const first = nextChunkNumber(sentence);
  const ids = pairs.map((_, n) => `${sentence.id}.c${first + n}`);
  const texts = { target: sentence.target.text, native: sentence.native.text };
  const chunks = chunksFrom(texts, { target, native }, ids);
  return chunks.length > 0 ? { chunks } : { problem: emptySide };
}

const emptySide = 'A chunk has nothing on one side.';

/** Matches pieces to a text in order. If they do not match, returns a string that describes the mismatch. */
function layPieces(
  text: string,
  pieces: readonly { index: number; piece: string }[],
): Owners | string {
  const owners: Owners = new Array<number>(text.length).fill(nobody);
  const letters = meaningful(text);
  let at = 0;
  for (const { index, piece } of pieces) {
    const wanted = meaningful(piece.normalize('NFC'));
    const chunk = piece.trim();
    if (chunk === '') return emptySide;
    if (wanted.length === 0) return `The chunk “${chunk}” has no word in it.`;
    for (const { character } of wanted) {
      const here = letters[at];
      if (here?.character !== character) {
        if (!here) return `The chunk “${chunk}” does not match the sentence at its end.`;
        const place = cutText(text.slice(here.start), 40);
        return `The chunk “${chunk}” does not match the sentence at “${place}”.`;
      }
      owners.fill(index, here.start, here.end);
      at += 1;
    }
  }
  const left = letters[at];
  if (left) {
    const words = cutText(text.slice(left.start), 40);
    return `The chunks leave out “${words}”.`;
  }
  return assignPunctuation(text, owners);
}

function meaningful(text: string): { character: string; start: number; end: number }[] {
  const found: { character: string; start: number; end: number }[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (meaning.test(character)) found.push({ character, start, end });
    start = end;
  }
  return found;
}

/** A violated chunk rule of one sentence. */
interface ChunkProblem {
  code: 'uncovered' | 'twice' | 'outside' | 'only-punctuation' | 'empty-side' | 'same-id';
  side?: SideName;
  /** The affected chunk, if any. */
  chunkId?: string;
  /** The text of the affected part. */
  text: string;
}

/**
 * Checks the invariants of language-rules 3: every non-space character of both sides is in exactly one chunk,
 * and no chunk is only punctuation. Crossing spans and spans with several parts are valid. A sentence without
 * chunks has no problem.
 */
export function checkChunks(sentence: Sentence): ChunkProblem[] {
  if (sentence.chunks.length === 0) return [];
  const ids = new Set<string>();
  const problems: ChunkProblem[] = [];
  for (const { id } of sentence.chunks) {
    if (ids.has(id)) problems.push({ code: 'same-id', chunkId: id, text: id });
    ids.add(id);
  }
  return [...problems, ...checkSide(sentence, 'target'), ...checkSide(sentence, 'native')];
}

function checkSide(sentence: Sentence, side: SideName): ChunkProblem[] {
  const { text } = sentence[side];
  const problems: ChunkProblem[] = [];
  const claims = new Uint8Array(text.length);
  for (const chunk of sentence.chunks) {
    const about = { side, chunkId: chunk.id };
    let words = '';
    for (const { start, end } of chunk[side]) {
      const slice = text.slice(start, end);
      if (start < 0 || start >= end || end > text.length) {
        problems.push({ code: 'outside', ...about, text: slice });
        continue;
      }
      for (let at = start; at < end; at += 1) claims[at] = (claims[at] ?? 0) + 1;
      words += slice;
    }
    if (words.trim() === '') problems.push({ code: 'empty-side', ...about, text: '' });
    else if (!/[\p{L}\p{N}]/u.test(words)) {
      problems.push({ code: 'only-punctuation', ...about, text: words });
    }
  }
  for (const { 0: character, index } of text.matchAll(/\S/g)) {
    const count = claims[index] ?? 0;
    if (count === 0) problems.push({ code: 'uncovered', side, text: character });
    if (count > 1) problems.push({ code: 'twice', side, text: character });
  }
  return problems;
}

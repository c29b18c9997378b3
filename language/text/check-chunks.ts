import type { Sentence, SideName } from './text.ts';

/** A broken rule of the chunks of one sentence. */
export interface ChunkProblem {
  code: 'uncovered' | 'twice' | 'outside' | 'only-punctuation' | 'empty-side' | 'same-id';
  side?: SideName;
  /** The chunk it is about, where there is one. */
  chunkId?: string;
  /** The stretch of text it is about. */
  text: string;
}

/**
 * The invariants of language-rules 3: every non-space character of both sides is in exactly one
 * chunk, and no chunk is punctuation alone. Crossing and many-part spans are right. A sentence whose
 * chunks are not made yet has no problem.
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

import { fold } from '../../questions/find-in-text.ts';
import type { Sentence, Text } from '../../text/text.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { ChunkGameState } from './options.ts';

/** One piece of a sentence, as it lies on the table. */
export interface Piece {
  id: string;
  text: string;
}

/** One sentence to rebuild. */
export interface Puzzle {
  sentence: Sentence;
  /** Its pieces in the order of the sentence. */
  solution: readonly Piece[];
  /** The same pieces and those that fit nowhere, jumbled. */
  jumble: readonly Piece[];
}

/**
 * The pieces of a sentence in its order: one for each unbroken stretch of a chunk, so that a chunk in
 * two places ("steht … auf") is two pieces. Spaces between them are no piece.
 */
export function piecesOf({ chunks, target }: Sentence): Piece[] {
  return chunks
    .flatMap((chunk) => chunk.target.map((span, at) => ({ span, id: `${chunk.id}.${at}` })))
    .sort((one, other) => one.span.start - other.span.start)
    .map(({ span, id }) => ({ id, text: target.text.slice(span.start, span.end) }));
}

/** Sentences that can be jumbled: two pieces at least, and not all the same. */
export function playableSentences({ sentences }: Text): Sentence[] {
  return sentences.filter(
    (sentence) => new Set(piecesOf(sentence).map(({ text }) => text)).size > 1,
  );
}

/** The sentences of a game as puzzles, in the order they are played; the same on every machine. */
export function puzzlesOf({ seed, options, ids }: ChunkGameState, text: Text): Puzzle[] {
  const wanted = new Set(ids);
  const sentences = playableSentences(text).filter(({ id }) => wanted.has(id));
  const order = options.mixed ? shuffle(sentences, randomFrom(seed)) : sentences;
  return order.map((sentence) => {
    const solution = piecesOf(sentence);
    // Each sentence has its own chance, so that one that was edited leaves the others as they are.
    const random = randomFrom(seed ^ text.sentences.indexOf(sentence) ^ 0xc4a9);
    const strangers = shuffle(strangersTo(sentence, text), random).slice(0, options.distractors);
    return { sentence, solution, jumble: jumble([...solution, ...strangers], random) };
  });
}

/** Pieces of other sentences that say nothing this sentence says too, each text once. */
function strangersTo(sentence: Sentence, text: Text): Piece[] {
  const own = fold(sentence.target.text, text.target);
  const seen = new Set<string>();
  return text.sentences
    .filter(({ id }) => id !== sentence.id)
    .flatMap(piecesOf)
    .filter((piece) => {
      const folded = fold(piece.text, text.target);
      if (folded === '' || own.includes(folded) || seen.has(folded)) return false;
      seen.add(folded);
      return true;
    });
}

/** Pieces in another order than the one given; moved on by one where chance gave the same. */
function jumble(pieces: readonly Piece[], random: () => number): Piece[] {
  const mixed = shuffle(pieces, random);
  for (let turns = 0; turns < mixed.length && sameTexts(mixed, pieces); turns += 1) {
    mixed.push(...mixed.splice(0, 1));
  }
  return mixed;
}

/** Whether two rows of pieces read the same: pieces with the same text are interchangeable. */
export function sameTexts(one: readonly Piece[], other: readonly Piece[]): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
}

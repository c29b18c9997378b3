import { randomFrom, shuffle } from '#language/random.ts';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { fold } from '../../questions/find-in-text.ts';
import { enoughRounds, fullTurns } from '../games/rounds.ts';
import { sameTexts, withoutGiveaways } from '../sentence-chunks/chunk-cards.ts';
import type { ChunkGameOptions, ChunkGameState } from './state.ts';

/** One piece of a sentence on the board. */
export interface Piece {
  id: string;
  text: string;
}

/** One sentence to rebuild. */
export interface Puzzle {
  sentence: Sentence;
  /** The pieces in the order of the sentence. */
  solution: readonly Piece[];
  /** Other orders of the same pieces that the teacher accepted. */
  alsoRight: readonly (readonly Piece[])[];
  /** The pieces of the solution and the distractors, shuffled. */
  jumble: readonly Piece[];
  /**
   * The final punctuation of the sentence. It is not part of a piece, because it would reveal which piece is
   * last.
   */
  ending: string;
}

/**
 * Returns the pieces of a sentence, in its order. Each contiguous stretch of a chunk is one piece, so a chunk
 * in two places ("steht … auf") is two pieces. Spaces between pieces do not belong to a piece.
 */
export function piecesOf({ chunks, target }: Sentence): Piece[] {
  return chunks
    .flatMap((chunk) => chunk.target.map((span, at) => ({ span, id: `${chunk.id}.${at}` })))
    .sort((one, other) => one.span.start - other.span.start)
    .map(({ span, id }) => ({ id, text: target.text.slice(span.start, span.end) }));
}

/**
 * Returns a function that splits a sentence of this text into display pieces. No piece reveals that it is the
 * first or the last.
 */
function plainPieces(text: Text) {
  const lowercaseWords = wordsSeenInLowerCase(text, 'target');
  return (sentence: Sentence) =>
    withoutGiveaways(piecesOf(sentence), sentence.target, text.target, lowercaseWords);
}

/** Returns the sentences that can be shuffled. They have at least two pieces, which are not all equal. */
export function playableSentences(text: Text): Sentence[] {
  const plain = plainPieces(text);
  return text.sentences.filter(
    (sentence) => new Set(plain(sentence).pieces.map((piece) => piece.text)).size > 1,
  );
}

/**
 * Returns the ids of the sentences to play, in text order: all sentences, or the given number chosen at
 * random.
 */
export function chooseSentences(
  playable: readonly Sentence[],
  { sentences }: ChunkGameOptions,
  seed: number,
): string[] {
  const count = sentences ?? playable.length;
  const chosen = new Set(shuffle(playable, randomFrom(seed)).slice(0, count));
  return playable.filter((each) => chosen.has(each)).map(({ id }) => id);
}

/**
 * Returns the ids to play after an edit. If all sentences were chosen, includes new sentences. If none of the
 * chosen sentences is left, draws a new selection.
 */
function idsInPlay(
  { ids, options, seed }: ChunkGameState,
  playable: readonly Sentence[],
): string[] {
  const isLeft = playable.some(({ id }) => ids.includes(id));
  return options.sentences !== null && isLeft ? ids : chooseSentences(playable, options, seed);
}

/**
 * Returns the sentences of a game as puzzles, in playing order for this number of teams. The result is the
 * same on every machine.
 */
export function puzzlesOf(state: ChunkGameState, text: Text, teams = 1): Puzzle[] {
  const { seed, options, accepted } = state;
  const playable = playableSentences(text);
  const sentences = enoughRounds(playable, idsInPlay(state, playable), teams, seed);
  const order = options.mixed ? shuffle(sentences, randomFrom(seed)) : sentences;
  const plain = plainPieces(text);
  return fullTurns(order, teams, seed).map((sentence) => {
    const { pieces: solution, ending } = plain(sentence);
    // Seeds each sentence separately, so that editing one sentence does not change the order of the others.
    const random = randomFrom(seed ^ text.sentences.indexOf(sentence) ^ 0xc4a9);
    const others = text.sentences.filter(({ id }) => id !== sentence.id);
    const pieces = others.flatMap((other) => plain(other).pieces);
    const strangers = shuffle(strangersTo(sentence, pieces, text.target), random);
    const shown = [...solution, ...strangers.slice(0, options.distractors)];
    const alsoRight = accepted
      .map((order) => lineOf(order, solution))
      .filter((order) => order.length === solution.length);
    return { sentence, solution, alsoRight, jumble: jumble(shown, random), ending };
  });
}

const lineOf = (order: readonly string[], solution: readonly Piece[]): Piece[] =>
  order.flatMap((id) => solution.find((piece) => piece.id === id) ?? []);

/** Returns the accepted orders, without every order whose text equals a line that the teacher rejects. */
export const withoutLine = (
  accepted: ChunkGameState['accepted'],
  { solution }: Puzzle,
  line: readonly Piece[],
): ChunkGameState['accepted'] =>
  accepted.filter((order) => !sameTexts(lineOf(order, solution), line));

/**
 * Returns pieces of other sentences as distractors. Their text does not occur in this sentence, and no text
 * occurs twice.
 */
function strangersTo(sentence: Sentence, pieces: readonly Piece[], language: string): Piece[] {
  const own = fold(sentence.target.text, language);
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const folded = fold(piece.text, language);
    if (folded === '' || own.includes(folded) || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}

/** Shuffles the pieces. If the shuffle returned the given order, rotates them by one. */
function jumble(pieces: readonly Piece[], random: () => number): Piece[] {
  const mixed = shuffle(pieces, random);
  for (let turns = 0; turns < mixed.length && sameTexts(mixed, pieces); turns += 1) {
    mixed.push(...mixed.splice(0, 1));
  }
  return mixed;
}

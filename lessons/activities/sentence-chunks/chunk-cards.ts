import { languageOf } from '#language/languages.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import type { Chunk, Sentence, SideName } from '#language/text/text.ts';
import { withoutGiveaways } from './without-giveaways.ts';

/** One chunk as a card: cards with the same text are interchangeable. */
export interface ChunkCard {
  id: string;
  text: string;
}

interface Cards {
  /** In the order of the sentence. */
  cards: ChunkCard[];
  /** The marks that the sentence ends with: no card carries them, or it would give its place away. */
  ending: string;
}

/**
 * The chunks of one side as cards, in that side's own order, without what gives first and last away:
 * the sentence's capital and its full stop.
 */
export function chunkCards(
  sentence: Sentence,
  side: SideName,
  language: string,
  lowercaseWords: ReadonlySet<string> = new Set(),
): Cards {
  const { text } = sentence[side];
  const cards = inOrder(sentence.chunks, side).map((chunk) => ({
    id: chunk.id,
    text: chunk[side]
      .map(({ start, end }) => text.slice(start, end))
      .join(languageOf(language).spaces ? ' … ' : '…'),
  }));
  const { pieces, ending } = withoutGiveaways(cards, sentence[side], language, lowercaseWords);
  return { cards: pieces, ending };
}

/** The cards in a seeded order that never reads as the sentence, where their texts allow it. */
export function jumbleCards(
  cards: readonly ChunkCard[],
  sentenceId: string,
  seed: number,
): ChunkCard[] {
  let jumbled = shuffle(cards, randomFrom(seed ^ numberOf(sentenceId)));
  for (let turn = 0; turn < cards.length && readsRight(jumbled, cards); turn += 1) {
    jumbled = [...jumbled.slice(1), ...jumbled.slice(0, 1)];
  }
  return jumbled;
}

/** Whether the cards in this order read as the sentence, whichever of two equal ones is where. */
export function readsRight(placed: readonly ChunkCard[], cards: readonly ChunkCard[]): boolean {
  return placed.length === cards.length && placed.every(({ text }, at) => text === cards[at]?.text);
}

function inOrder(chunks: readonly Chunk[], side: SideName): Chunk[] {
  const start = (chunk: Chunk) => Math.min(...chunk[side].map((span) => span.start));
  return [...chunks].sort((a, b) => start(a) - start(b));
}

/** Sentences are jumbled each in its own way, and stay so while others are edited (FNV-1a). */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

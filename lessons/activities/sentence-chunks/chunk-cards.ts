import { languageOf } from '#language/languages.ts';
import { randomFrom, seedOf, shuffle } from '#language/random.ts';
import { lowerInitial, retainsCapital } from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, Side, SideName } from '#language/text/text.ts';
import { splitPunctuation } from '../tangled/sentence-punctuation.ts';
import type { AcceptedOrder } from './state.ts';

/** One chunk as a card. Cards with the same text are interchangeable. */
export interface ChunkCard {
  id: string;
  text: string;
}

interface Cards {
  /** The cards in sentence order. */
  cards: ChunkCard[];
  /** The sentence's final punctuation; on a card it would reveal the card's position. */
  ending: string;
}

/**
 * Returns the chunks of one side as cards, in that side's own order. Removes the capital at the start of the
 * sentence and its final punctuation, which would identify the first and the last card.
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

/** Returns the cards in a seeded order that never reads the same as the sentence, if their texts allow it. */
export function jumbleCards(
  cards: readonly ChunkCard[],
  sentenceId: string,
  seed: number,
): ChunkCard[] {
  // Seeded with the sentence's own id, so that editing one sentence does not reshuffle the others.
  let jumbled = shuffle(cards, randomFrom(seed ^ seedOf(sentenceId)));
  for (let turn = 0; turn < cards.length && sameTexts(jumbled, cards); turn += 1) {
    jumbled = [...jumbled.slice(1), ...jumbled.slice(0, 1)];
  }
  return jumbled;
}

type Row = readonly { text: string }[];

/** True if two rows of pieces read the same. Pieces with the same text are interchangeable. */
export function sameTexts(one: Row, other: Row): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
}

function inOrder(chunks: readonly Chunk[], side: SideName): Chunk[] {
  const start = (chunk: Chunk) => Math.min(...chunk[side].map((span) => span.start));
  return [...chunks].sort((a, b) => start(a) - start(b));
}

/**
 * Removes the sentence's capital and its final punctuation from the pieces of a sentence, given in order,
 * because they would identify the first and the last piece. `ending` is the final punctuation with any space
 * before it.
 */
export function withoutGiveaways<Piece extends { text: string }>(
  pieces: readonly Piece[],
  { tokens }: Side,
  language: string,
  lowercaseWords: ReadonlySet<string> = new Set(),
): { pieces: Piece[]; ending: string } {
  const plain = pieces.map((piece) => ({ ...piece }));
  const first = tokens.find(({ isWord }) => isWord);
  const [head] = plain;
  if (
    head &&
    first &&
    head.text.includes(first.text) &&
    !retainsCapital(language, first, lowercaseWords)
  ) {
    head.text = lowerInitial(language, head.text);
  }
  const last = plain.at(-1);
  const { words, marks } = splitPunctuation(last?.text ?? '');
  if (!last || words === '') return { pieces: plain, ending: '' };
  last.text = words;
  return { pieces: plain, ending: marks };
}

/** Ids of the placed cards, in the order of their positions. All other cards are still unplaced. */
export type Laid = readonly string[];

/** Places a card at the end, or before another card; moves it if it is already placed. */
export function layCard(laid: Laid, id: string, before?: string): Laid {
  if (id === before) return laid;
  const others = laid.filter((other) => other !== id);
  const at = before === undefined ? others.length : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

export function takeBack(laid: Laid, id: string): Laid {
  return laid.filter((other) => other !== id);
}

/** Moves a placed card one position forward (1) or back (-1); no effect at the ends. */
export function shiftCard(laid: Laid, id: string, by: 1 | -1): Laid {
  const at = laid.indexOf(id);
  const other = laid[at + by];
  if (at < 0 || other === undefined) return laid;
  const next = [...laid];
  next[at] = other;
  next[at + by] = id;
  return next;
}

export interface Marked {
  right: boolean;
  /** True for each position whose card is right. Identical cards are interchangeable. */
  places: boolean[];
  /**
   * True if the order is right only because the teacher accepted it; the teacher can withdraw the acceptance.
   */
  accepted: boolean;
}

/**
 * Marks a sentence; returns undefined until all its cards are placed. `alsoRight` contains other orders that
 * the teacher accepts, as card ids. Each position is marked against the most similar correct order.
 */
export function markOrder(
  laid: Laid,
  cards: readonly ChunkCard[],
  alsoRight: readonly Laid[] = [],
): Marked | undefined {
  const placed = laidCards(laid, cards);
  if (placed.length < cards.length) return undefined;
  const orders = [cards, ...alsoRight.map((order) => laidCards(order, cards))];
  const marks = orders.map((order): Marked => {
    const right = sameTexts(placed, order);
    const places = placed.map(({ text }, at) => text === order[at]?.text);
    return { right, places, accepted: right && order !== cards };
  });
  const well = ({ places }: Marked) => places.filter(Boolean).length;
  return marks.reduce((best, mark) => (well(mark) > well(best) ? mark : best));
}

/** Returns the cards with these ids, in the same order. */
const laidCards = (laid: Laid, cards: readonly ChunkCard[]): ChunkCard[] =>
  laid.flatMap((id) => cards.filter((card) => card.id === id));

/** A piece of one side: a chunk, a part of a split chunk, or the text between two chunks. */
interface ChunkPiece {
  text: string;
  /** Absent for the text between chunks. */
  chunkId?: string;
  /** The chunk's number in the sentence, counted along the target from 1; partners share the number. */
  number?: number;
}

/**
 * Splits one side of a sentence into its chunks and the text between them. The pieces join back into the
 * side's text.
 */
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

/** Returns the accepted orders of one sentence: the orders that contain all of its cards and no others. */
export function acceptedFor(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  cards: readonly ChunkCard[],
): Laid[] {
  return accepted.filter((order) => isOf(order, side, cards)).map(({ ids }) => ids);
}

/**
 * Returns the accepted orders after the teacher rejects this order of a sentence's cards. Also removes every
 * order that reads the same; otherwise an order with identical cards swapped would still be marked right.
 */
export function withoutOrder(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  order: Laid,
  cards: readonly ChunkCard[],
): AcceptedOrder[] {
  const taken = laidCards(order, cards);
  return accepted.filter(
    (other) => !isOf(other, side, cards) || !sameTexts(laidCards(other.ids, cards), taken),
  );
}

const isOf = (order: AcceptedOrder, side: SideName, cards: readonly ChunkCard[]): boolean =>
  order.side === side &&
  order.ids.length === cards.length &&
  cards.every(({ id }) => order.ids.includes(id));

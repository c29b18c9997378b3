import { languageOf } from '#language/languages.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { lowerInitial, retainsCapital } from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, Side, SideName } from '#language/text/text.ts';
import { splitPunctuation } from '../tangled/sentence-punctuation.ts';
import type { AcceptedOrder } from './state.ts';

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
function readsRight(placed: readonly ChunkCard[], cards: readonly ChunkCard[]): boolean {
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

/**
 * The pieces of a sentence, given in its order, without what gives the first and the last one away: the
 * sentence's capital and the marks at its end (`ending`, with the space that may stand before them).
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

/** Card ids in the order in which they have been laid down; the rest still lie jumbled. */
export type Laid = readonly string[];

/** Lays a card at the end, or before another one; a card that lies there moves. */
export function layCard(laid: Laid, id: string, before?: string): Laid {
  if (id === before) return laid;
  const others = laid.filter((other) => other !== id);
  const at = before === undefined ? others.length : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

export function takeBack(laid: Laid, id: string): Laid {
  return laid.filter((other) => other !== id);
}

/** Moves a laid card one place on (1) or back (-1); at the ends it stays. */
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
  /** Whether the card at each place belongs there, equal cards being as good as each other. */
  places: boolean[];
  /** Right only because the teacher has accepted this order: that can be taken back. */
  accepted: boolean;
}

/**
 * Marks a sentence whose cards are all laid; undefined while some are not. `alsoRight` are other orders,
 * as card ids, that the teacher accepts: the nearest of all is what the places are told by.
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
    const right = readsRight(placed, order);
    const places = placed.map(({ text }, at) => text === order[at]?.text);
    return { right, places, accepted: right && order !== cards };
  });
  const well = ({ places }: Marked) => places.filter(Boolean).length;
  return marks.reduce((best, mark) => (well(mark) > well(best) ? mark : best));
}

/** The cards in the order of their ids. */
const laidCards = (laid: Laid, cards: readonly ChunkCard[]): ChunkCard[] =>
  laid.flatMap((id) => cards.filter((card) => card.id === id));

/** A stretch of one side: a chunk, a part of a split one, or what stands between two. */
interface ChunkPiece {
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

/** The accepted orders of one sentence: those that have all of its cards and no other. */
export function acceptedFor(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  cards: readonly ChunkCard[],
): Laid[] {
  return accepted.filter((order) => isOf(order, side, cards)).map(({ ids }) => ids);
}

/**
 * What stays accepted when the teacher takes this order of a sentence's cards back. Every order that
 * reads like it goes too: one with equal cards changed about would still have it marked right.
 */
export function withoutOrder(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  order: Laid,
  cards: readonly ChunkCard[],
): AcceptedOrder[] {
  const taken = laidCards(order, cards);
  return accepted.filter(
    (other) => !isOf(other, side, cards) || !readsRight(laidCards(other.ids, cards), taken),
  );
}

const isOf = (order: AcceptedOrder, side: SideName, cards: readonly ChunkCard[]): boolean =>
  order.side === side &&
  order.ids.length === cards.length &&
  cards.every(({ id }) => order.ids.includes(id));

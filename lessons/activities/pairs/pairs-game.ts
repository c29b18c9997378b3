import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import {
  miss,
  type Play,
  passTurn,
  StoredClock,
  StoredGame,
  score,
  startPlay,
} from '../games/play.ts';
import type { Card } from './make-pairs.ts';

/** A game of pairs in progress. Only the board is stored. */
export interface PairsGame {
  cards: readonly Card[];
  faceUp: boolean;
  /** Indices of the cards that are currently turned over or selected; at most two. */
  open: readonly number[];
  /** Indices of the cards that have been paired. */
  found: readonly number[];
  tries: number;
  /** The last two cards selected, and whether they match. */
  last: { right: boolean; cards: readonly [number, number] } | null;
  play: Play;
}

export function startPairs(
  cards: readonly Card[],
  faceUp: boolean,
  names: readonly string[],
): PairsGame {
  const play = startPlay(names);
  return { cards, faceUp, open: [], found: [], tries: 0, last: null, play };
}

export type PairsMove = { kind: 'turn'; at: number } | { kind: 'settle' };

/** Applies one move: turns over or selects a card, or turns two unmatched cards back. */
export function playPairs(game: PairsGame, move: PairsMove): PairsGame {
  return move.kind === 'turn' ? turnCard(game, move.at) : settle(game);
}

function turnCard(game: PairsGame, at: number): PairsGame {
  if (!game.cards[at] || game.found.includes(at)) return game;
  // If two unmatched cards are still face up, the next card turns them back.
  const { open } = settle(game);
  const [first] = open;
  if (first === undefined) return { ...game, open: [at], last: null };
  // A selected card can be deselected. A card that was turned over has been seen, so it stays face up.
  if (first === at) return game.faceUp ? { ...game, open: [] } : game;
  const right = belongTogether(game.cards, first, at);
  const tried = { ...game, tries: game.tries + 1, last: { right, cards: [first, at] as const } };
  // As in the game Memory, a team that finds a pair continues. If all cards are face up, pupils need not
  // remember anything and the first team could take the whole board, so each try passes the turn.
  if (!right) return { ...tried, open: [first, at], play: passTurn(miss(game.play)) };
  const found = [...game.found, first, at];
  const scored = score(game.play);
  return { ...tried, open: [], found, play: game.faceUp ? passTurn(scored) : scored };
}

function settle(game: PairsGame): PairsGame {
  return game.open.length < 2 ? game : { ...game, open: [] };
}

/**
 * True if two cards match: some item on the board has both faces. Cards that look the same are
 * interchangeable.
 */
export function belongTogether(cards: readonly Card[], one: number, other: number): boolean {
  const [first, second] = [cards[one], cards[other]];
  if (!first || !second || one === other || first.face.face === second.face.face) return false;
  const items = new Set(cards.map(({ item }) => item));
  const shows = (item: string, same: string) =>
    cards.some((card) => card.item === item && card.face.same === same);
  return [...items].some((item) => shows(item, first.face.same) && shows(item, second.face.same));
}

/** True once every card has been paired. */
export const isPairsOver = ({ cards, found }: PairsGame): boolean =>
  cards.length > 0 && found.length === cards.length;

/** A paused game: the class left the activity and can resume the game on the same board. */
export interface PausedPairs {
  pairs: Omit<PairsGame, 'cards' | 'faceUp'>;
  clock: Clock;
}

const Place = z.int().check(z.minimum(0));

/** Schema of the paused game that the tab persists. */
export const PausedPairs: z.ZodMiniType<PausedPairs> = z.object({
  pairs: z.object({
    open: z.array(Place).check(z.maxLength(2)),
    found: z.array(Place),
    tries: z.int().check(z.minimum(0)),
    last: z.nullable(z.object({ right: z.boolean(), cards: z.tuple([Place, Place]) })),
    play: StoredGame,
  }),
  clock: StoredClock,
});

/**
 * Restores the paused game with the current cards. The cards look the same as before, but their audio may
 * have changed.
 */
export const goOnPairing = (
  { pairs }: PausedPairs,
  now: Pick<PairsGame, 'cards' | 'faceUp'>,
): PairsGame => ({ ...pairs, cards: now.cards, faceUp: now.faceUp });

/** Cards per row, on a wide screen and on a phone in portrait. */
interface BoardColumns {
  wide: number;
  tall: number;
}

/**
 * Returns the columns for this many cards: full rows if possible, and more columns than rows, like the
 * screen.
 */
export function boardColumns(cards: number): BoardColumns {
  if (cards <= 4) return { wide: 2, tall: 2 };
  const wide = cards % 5 === 0 && cards <= 20 ? 5 : cards % 3 === 0 && cards < 12 ? 3 : 4;
  return { wide, tall: cards <= 12 && cards % 4 !== 0 ? 2 : cards <= 12 ? 3 : 4 };
}

/** A grid of items in reading order, and the focused index. */
interface GridPlace {
  at: number;
  columns: number;
  count: number;
  direction: 'ltr' | 'rtl';
}

/**
 * Returns the next focused position in a grid after a key press; null for a key that does not move the focus.
 * The left arrow moves left on the screen, so in a right-to-left grid it moves to the next item. At an edge
 * the focus stays.
 */
export function moveFocus(
  key: string,
  { at, columns, count, direction }: GridPlace,
): number | null {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const last = count - 1;
  if (key === onward) return Math.min(last, at + 1);
  if (key === back) return Math.max(0, at - 1);
  if (key === 'ArrowDown') return at + columns <= last ? at + columns : at;
  if (key === 'ArrowUp') return at - columns >= 0 ? at - columns : at;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

import { miss, type Play, passTurn, score, startPlay } from '../games/play.ts';
import type { Card } from './make-pairs.ts';

/** A game of pairs under way; what is stored is the board alone. */
export interface PairsGame {
  cards: readonly Card[];
  faceUp: boolean;
  /** Places of the cards that are turned over or chosen now: two at most. */
  open: readonly number[];
  /** Places of the cards whose partner was found. */
  found: readonly number[];
  tries: number;
  /** The two cards taken last, and whether they belong together. */
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

/** One move: a card is turned over or chosen, or two that do not belong together are put back. */
export function playPairs(game: PairsGame, move: PairsMove): PairsGame {
  return move.kind === 'turn' ? turnCard(game, move.at) : settle(game);
}

function turnCard(game: PairsGame, at: number): PairsGame {
  if (!game.cards[at] || game.found.includes(at)) return game;
  // Two wrong ones still lie open: the next card puts them back.
  const { open } = settle(game);
  const [first] = open;
  if (first === undefined) return { ...game, open: [at], last: null };
  // An open card can be let go again; one that was turned over was seen and stays.
  if (first === at) return game.faceUp ? { ...game, open: [] } : game;
  const right = belongTogether(game.cards, first, at);
  const tried = { ...game, tries: game.tries + 1, last: { right, cards: [first, at] as const } };
  // Who remembers a pair goes on, as in Memory. Where all cards lie open there is nothing to remember, and
  // the team that begins could take the whole board: each try passes the turn.
  if (!right) return { ...tried, open: [first, at], play: passTurn(miss(game.play)) };
  const found = [...game.found, first, at];
  const scored = score(game.play);
  return { ...tried, open: [], found, play: game.faceUp ? passTurn(scored) : scored };
}

function settle(game: PairsGame): PairsGame {
  return game.open.length < 2 ? game : { ...game, open: [] };
}

/**
 * Two cards belong together when some item of the board shows what they show: of cards that look the
 * same, either may be taken.
 */
export function belongTogether(cards: readonly Card[], one: number, other: number): boolean {
  const [first, second] = [cards[one], cards[other]];
  if (!first || !second || one === other || first.face.face === second.face.face) return false;
  const items = new Set(cards.map(({ item }) => item));
  const shows = (item: string, same: string) =>
    cards.some((card) => card.item === item && card.face.same === same);
  return [...items].some((item) => shows(item, first.face.same) && shows(item, second.face.same));
}

/** True once every card has found its partner. */
export const isPairsOver = ({ cards, found }: PairsGame): boolean =>
  cards.length > 0 && found.length === cards.length;

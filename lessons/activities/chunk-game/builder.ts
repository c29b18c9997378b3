import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import {
  miss,
  type Play,
  passTurn,
  rightPoints,
  StoredClock,
  StoredGame,
  score,
  startPlay,
} from '../games/play.ts';
import { sameTexts } from '../sentence-chunks/chunk-cards.ts';
import type { Piece, Puzzle } from './puzzle.ts';

/** Points deducted for a hint or a wrong check. */
export const hintCost = 2;

/** A sentence-building game in progress. */
export interface Builder {
  puzzles: readonly Puzzle[];
  /** Index of the current puzzle; the number of puzzles once the game is over. */
  at: number;
  /** Ids of the laid pieces, in order. */
  laid: readonly string[];
  /** Points still available for this sentence. */
  worth: number;
  /** The state of this sentence. It stays `wrong` until a piece is moved again. */
  outcome: 'building' | 'wrong' | 'right' | 'shown';
  /** Number of sentences rebuilt without showing the solution. */
  solved: number;
  play: Play;
  /**
   * The state before an accepted order made this sentence right. It is used to undo the acceptance. Null if
   * no accepted order made the sentence right.
   */
  unaccepted: Builder | null;
}

export type BuilderMove =
  /**
   * Inserts a piece at this position of the line. The piece is either unused or already at another position
   * in the line.
   */
  | { kind: 'lay'; id: string; to: number }
  /** Removes a piece from the line. */
  | { kind: 'lift'; id: string }
  /**
   * `accept`: the teacher accepts this order too, for example an order that starts with the time expression.
   */
  | { kind: 'clear' | 'check' | 'hint' | 'show' | 'accept' | 'next' }
  /** The teacher withdraws an accepted order, and its points are deducted. */
  | { kind: 'unaccept' };

export function startBuilder(puzzles: readonly Puzzle[], names: readonly string[]): Builder {
  const play = startPlay(names);
  return {
    puzzles,
    at: 0,
    laid: [],
    worth: rightPoints,
    outcome: 'building',
    solved: 0,
    play,
    unaccepted: null,
  };
}

export const isBuilderOver = ({ at, puzzles }: Builder): boolean => at >= puzzles.length;

/** Returns the pieces in the line, in order. */
export function laidPieces({
  puzzles,
  at,
  laid,
}: Pick<Builder, 'puzzles' | 'at' | 'laid'>): Piece[] {
  const jumble = puzzles[at]?.jumble ?? [];
  return laid.flatMap((id) => jumble.find((piece) => piece.id === id) ?? []);
}

/** Applies one move. A move that is not possible now has no effect. */
export function playBuilder(game: Builder, move: BuilderMove): Builder {
  const puzzle = game.puzzles[game.at];
  if (!puzzle) return game;
  const done = game.outcome === 'right' || game.outcome === 'shown';
  if (move.kind === 'next') return done ? nextSentence(game) : game;
  if (move.kind === 'unaccept') return game.unaccepted ? unaccept(game.unaccepted) : game;
  if (done) return game;
  switch (move.kind) {
    case 'lay':
      return layPiece(game, puzzle, move.id, move.to);
    case 'lift':
      return building(
        game,
        game.laid.filter((id) => id !== move.id),
      );
    case 'clear':
      return building(game, []);
    case 'check':
      return checkLine(game, puzzle);
    case 'accept':
      return isFullLine(game) ? acceptLine(game) : game;
    case 'hint':
      return layNext(game, puzzle);
    case 'show':
      return {
        ...game,
        laid: puzzle.solution.map(({ id }) => id),
        outcome: 'shown',
        worth: 0,
        play: miss(game.play),
      };
  }
}

const building = (game: Builder, laid: readonly string[]): Builder => ({
  ...game,
  laid,
  outcome: 'building',
});

function layPiece(game: Builder, puzzle: Puzzle, id: string, to: number): Builder {
  if (!puzzle.jumble.some((piece) => piece.id === id)) return game;
  const others = game.laid.filter((each) => each !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return building(game, [...others.slice(0, place), id, ...others.slice(place)]);
}

function checkLine(game: Builder, puzzle: Puzzle): Builder {
  if (game.laid.length === 0) return game;
  const laid = laidPieces(game);
  if (sameTexts(laid, puzzle.solution)) return solved(game);
  // The same wrong line costs points only once, even if it is checked several times.
  const worth = game.outcome === 'wrong' ? game.worth : Math.max(0, game.worth - hintCost);
  const wrong: Builder = { ...game, outcome: 'wrong', worth };
  const isAccepted = puzzle.alsoRight.some((order) => sameTexts(laid, order));
  return isAccepted ? { ...solved(game), unaccepted: wrong } : wrong;
}

const solved = (game: Builder): Builder => ({
  ...game,
  outcome: 'right',
  solved: game.solved + 1,
  play: score(game.play, game.worth),
});

/** True if the line contains every chunk of the sentence and no distractor, in any order. */
export function isFullLine(game: Builder): boolean {
  const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).sort();
  const solution = texts(game.puzzles[game.at]?.solution ?? []);
  const laid = texts(laidPieces(game));
  return laid.length === solution.length && laid.every((text, at) => text === solution[at]);
}

/** Accepts the line and refunds the points that were deducted when it was checked. */
function acceptLine(game: Builder): Builder {
  const back = game.outcome === 'wrong' ? hintCost : 0;
  const worth = Math.min(rightPoints, game.worth + back);
  return { ...solved({ ...game, worth }), unaccepted: { ...game, outcome: 'wrong' } };
}

/** Restores the state before the order was accepted, and removes every accepted order with the same text. */
function unaccept(before: Builder): Builder {
  const laid = laidPieces(before);
  const puzzles = before.puzzles.map((puzzle, at) =>
    at === before.at
      ? { ...puzzle, alsoRight: puzzle.alsoRight.filter((order) => !sameTexts(order, laid)) }
      : puzzle,
  );
  return { ...before, puzzles };
}

/** Returns the number of correct pieces at the start of the line. */
export function rightSoFar(game: Builder): number {
  const solution = game.puzzles[game.at]?.solution ?? [];
  const laid = laidPieces(game);
  const wrong = laid.findIndex(({ text }, at) => text !== solution[at]?.text);
  return wrong < 0 ? laid.length : wrong;
}

/** Keeps the correct pieces at the start of the line and adds the next correct piece after them. */
function layNext(game: Builder, puzzle: Puzzle): Builder {
  const right = game.laid.slice(0, rightSoFar(game));
  const wanted = puzzle.solution[right.length];
  if (!wanted) return game.laid.length > right.length ? building(game, right) : game;
  // A piece with the same text may already be in this place.
  const next = puzzle.jumble.find(({ id, text }) => text === wanted.text && !right.includes(id));
  if (!next) return game;
  return { ...building(game, [...right, next.id]), worth: Math.max(0, game.worth - hintCost) };
}

function nextSentence(game: Builder): Builder {
  const play = { ...passTurn(game.play), gained: null };
  return {
    ...game,
    at: game.at + 1,
    laid: [],
    worth: rightPoints,
    outcome: 'building',
    play,
    unaccepted: null,
  };
}

type Standing = Omit<Builder, 'puzzles' | 'unaccepted'>;

/** A game that was left and can be resumed with the same puzzles. */
export interface PausedBuilder {
  builder: Standing & { unaccepted: Standing | null };
  clock: Clock;
}

const StoredPosition = z.object({
  at: z.int().check(z.minimum(0)),
  laid: z.array(z.string()),
  worth: z.int().check(z.minimum(0)),
  outcome: z.enum(['building', 'wrong', 'right', 'shown']),
  solved: z.int().check(z.minimum(0)),
  play: StoredGame,
});

/** The schema of the interrupted game, as the browser tab stores it. */
export const PausedBuilder: z.ZodMiniType<PausedBuilder> = z.object({
  builder: z.extend(StoredPosition, { unaccepted: z.nullable(StoredPosition) }),
  clock: StoredClock,
});

/**
 * Restores the interrupted game with the current puzzles, because an order may have been accepted in the
 * meantime.
 */
export function goOnBuilding({ builder }: PausedBuilder, puzzles: readonly Puzzle[]): Builder {
  const { unaccepted } = builder;
  return {
    ...builder,
    puzzles,
    unaccepted: unaccepted && { ...unaccepted, puzzles, unaccepted: null },
  };
}

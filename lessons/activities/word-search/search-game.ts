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
import { lineName } from './lines.ts';
import type { WordSearch } from './search-words.ts';

/** A word search in progress. Only the grid is stored. */
export interface SearchGame {
  /** Ids of the found words, in the order in which they were found. */
  found: readonly string[];
  /** Ids of the words that the teacher has shown. */
  shown: readonly string[];
  /** The last selected line: a listed word (found now or before), or a miss. */
  last: { kind: 'found' | 'again'; id: string } | { kind: 'miss' } | null;
  /** True once the last word has been found. */
  over: boolean;
  play: Play;
}

export const startSearch = (names: readonly string[]): SearchGame => ({
  found: [],
  shown: [],
  last: null,
  over: false,
  play: startPlay(names),
});

export type SearchMove =
  | { kind: 'mark'; squares: readonly number[] }
  | { kind: 'show'; ids: readonly string[] }
  | { kind: 'hide' };

type Words = WordSearch['words'];

/** Applies one move: a line is selected in the grid, or the teacher shows or hides the places of words. */
export function playSearch(words: Words, game: SearchGame, move: SearchMove): SearchGame {
  if (move.kind === 'hide') return { ...game, shown: [] };
  if (move.kind === 'show') {
    const shown = move.ids.filter((id) => !game.found.includes(id));
    return { ...game, shown: [...new Set([...game.shown, ...shown])] };
  }
  return mark(words, game, lineName(move.squares));
}

function mark(words: Words, game: SearchGame, line: string): SearchGame {
  const word = words.find(({ squares }) => lineName(squares) === line);
  if (!word) return { ...game, last: { kind: 'miss' }, play: passTurn(miss(game.play)) };
  const { id } = word;
  if (game.found.includes(id) || game.shown.includes(id)) {
    return { ...game, last: { kind: 'again', id } };
  }
  const found = [...game.found, id];
  const isOpen = words.some((one) => !found.includes(one.id) && !game.shown.includes(one.id));
  return {
    ...game,
    found,
    last: { kind: 'found', id },
    over: !isOpen,
    play: passTurn(score(game.play)),
  };
}

/** A game that the class left and can resume on the same grid. */
export interface PausedSearch {
  search: SearchGame;
  clock: Clock;
}

const Ids = z.readonly(z.array(z.string()));

/** Schema of the paused game that the tab persists. */
export const PausedSearch: z.ZodMiniType<PausedSearch> = z.object({
  search: z.object({
    found: Ids,
    shown: Ids,
    last: z.nullable(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('found'), id: z.string() }),
        z.object({ kind: z.literal('again'), id: z.string() }),
        z.object({ kind: z.literal('miss') }),
      ]),
    ),
    over: z.boolean(),
    play: StoredGame,
  }),
  clock: StoredClock,
});

import { type PausedWork, usePausedWork, type WorkByLesson } from '../paused-work.ts';
import type { Clock } from './clock.ts';
import type { TeamNames } from './use-team-names.ts';

/** A game abandoned before its end, with its board and number of teams. */
interface AbandonedGame<Left, State> {
  game: PausedWork<Left>;
  state: State;
  teams: number;
}

/** The last abandoned game of each lesson, by lesson id. It is remembered for as long as the page is open. */
export type AbandonedByLesson<Left, State> = Map<string, AbandonedGame<Left, State>>;

interface Table<Left, State> {
  games: WorkByLesson<Left>;
  abandoned: AbandonedByLesson<Left, State>;
  /** The lesson's id. */
  lesson: string;
  /** The board as a string. If the string differs, the game is a different game. */
  board: string;
  isOver: (left: Left) => boolean;
  state: State;
  onState: (state: State) => void;
  teams: TeamNames;
}

/**
 * The game on the screen. A changed option, such as fewer cards or one more team, starts a new game and
 * abandons the old one. The abandoned game can be resumed, with its points, until the class makes a move in
 * the new game.
 */
export function useGame<Left extends { clock: Clock }, State>(table: Table<Left, State>) {
  const { games, abandoned, lesson, board, isOver, state, onState, teams } = table;
  const { work: game, again, goBackTo } = usePausedWork(games, lesson, board);
  const last = abandoned.get(lesson);
  const begin = (change: () => void) => {
    const left = game.stands?.();
    change();
    // Even after two changes in a row, the class can return to the game before the first change.
    if (!left || left.clock.banked === 0) return;
    if (isOver(left)) abandoned.delete(lesson);
    else abandoned.set(lesson, { game: { ...game, left }, state, teams: teams.names.length });
  };
  return {
    game,
    goBack:
      last &&
      (() => {
        abandoned.delete(lesson);
        onState(last.state);
        teams.setCount(last.teams);
        goBackTo(last.game);
      }),
    /** Restarts on the same board. */
    again: () => begin(again),
    /** Switches to a different board. */
    make: (made: State) =>
      begin(() => {
        onState(made);
        again();
      }),
    /** The teams. If the number of teams changes, a different game starts. */
    teams: { ...teams, setCount: (count: number) => begin(() => teams.setCount(count)) },
  };
}

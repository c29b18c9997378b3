import { type PausedWork, usePausedWork, type WorkByLesson } from '../paused-work.ts';
import type { Clock } from './clock.ts';
import type { TeamNames } from './use-team-names.ts';

/** A game that was given up under way, with what it was played on and by how many teams. */
interface AbandonedGame<Left, State> {
  game: PausedWork<Left>;
  state: State;
  teams: number;
}

/** The last game given up on each lesson, by the lesson's id; it lives as long as the page. */
export type AbandonedByLesson<Left, State> = Map<string, AbandonedGame<Left, State>>;

interface Table<Left, State> {
  games: WorkByLesson<Left>;
  abandoned: AbandonedByLesson<Left, State>;
  /** The lesson's id. */
  lesson: string;
  /** What is played on, as text: on another board it is another game. */
  board: string;
  isOver: (left: Left) => boolean;
  state: State;
  onState: (state: State) => void;
  teams: TeamNames;
}

/**
 * The game on screen. A choice beside it begins another, such as fewer cards or one more team; one that
 * was under way can be gone back to, with its points, until the class plays the other.
 */
export function useGame<Left extends { clock: Clock }, State>(table: Table<Left, State>) {
  const { games, abandoned, lesson, board, isOver, state, onState, teams } = table;
  const { work: game, again, goBackTo } = usePausedWork(games, lesson, board);
  const last = abandoned.get(lesson);
  const begin = (change: () => void) => {
    const left = game.stands?.();
    change();
    // Who chooses two things in turn still goes back to the game before the first.
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
    /** The same board once more. */
    again: () => begin(again),
    /** Another board. */
    make: (made: State) =>
      begin(() => {
        onState(made);
        again();
      }),
    /** Who plays; another number of teams is another game. */
    teams: { ...teams, setCount: (count: number) => begin(() => teams.setCount(count)) },
  };
}

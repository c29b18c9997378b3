import { useState } from 'react';
import type { WorkByLesson } from '../left-work.ts';
import { useLeftWork } from '../use-left-work.ts';
import type { Clock } from './clock.ts';
import type { TeamNames } from './use-team-names.ts';

interface Table<Left, State> {
  games: WorkByLesson<Left>;
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
  const { games, lesson, board, isOver, state, onState, teams } = table;
  const { work: game, again, goBackTo } = useLeftWork(games, lesson, board);
  const [goBack, setGoBack] = useState<() => void>();
  const begin = (change: () => void) => {
    const left = game.stands?.();
    change();
    // Who chooses two things in turn still goes back to the game before the first.
    if (!left || left.clock.banked === 0) return;
    const back = () => {
      onState(state);
      teams.setCount(teams.names.length);
      goBackTo({ ...game, left });
      setGoBack(undefined);
    };
    setGoBack(isOver(left) ? undefined : () => back);
  };
  return {
    game,
    goBack,
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

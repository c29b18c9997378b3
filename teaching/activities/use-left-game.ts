import { useLayoutEffect, useReducer, useRef } from 'react';
import { gameOn, type LeftGame, type LeftGames } from './left-game.ts';

/**
 * The game of a lesson that goes on where it was left: who looks at another activity comes back to the
 * same cards. `again` puts it away and begins a new one, as another board does by itself.
 */
export function useLeftGame<Left>(games: LeftGames<Left>, lesson: string, board: string) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return {
    game: gameOn(games, lesson, board),
    again: () => {
      games.delete(lesson);
      draw();
    },
  };
}

/** Writes into the game how it stands when its board goes off the screen. */
export function useLeaving<Left>(game: LeftGame<Left>, stands: () => Left): void {
  const latest = useRef(stands);
  latest.current = stands;
  useLayoutEffect(
    () => () => {
      game.left = latest.current();
    },
    [game],
  );
}

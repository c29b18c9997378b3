/** One game, or one dictation, of a lesson, and how it was left when another activity was opened. */
export interface LeftGame<Left> {
  /** Unlike that of any other game of this page. */
  id: number;
  /** What it is played on, as text: on another board it would be another game. */
  board: string;
  /** Absent until it is left. */
  left?: Left;
}

/** The last game of each lesson, by the lesson's id. It lives as long as the page: a reload begins anew. */
export type LeftGames<Left> = Map<string, LeftGame<Left>>;

let begun = 0;

/** The game of a lesson as it was left, or a new one where that was played on another board. */
export function gameOn<Left>(
  games: LeftGames<Left>,
  lesson: string,
  board: string,
): LeftGame<Left> {
  const last = games.get(lesson);
  if (last?.board === board) return last;
  begun += 1;
  const game: LeftGame<Left> = { id: begun, board };
  games.set(lesson, game);
  return game;
}

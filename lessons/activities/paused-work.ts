/** What a class does in one activity of a lesson, and how it was left when another was opened. */
export interface PausedWork<Left> {
  /** Unlike that of any other work of this page. */
  id: number;
  /** What it is done on, as text, such as the cards or the gaps: on others it would be other work. */
  board: string;
  /** Absent until it is left. */
  left?: Left;
  /** How it stands now, while its board is on screen. */
  stands?: () => Left;
}

/** The last work on each lesson, by the lesson's id. It lives as long as the page; `persistedWork` outlives it. */
export type WorkByLesson<Left> = Map<string, PausedWork<Left>>;

let begun = 0;

/** The work on a lesson as it was left, or a new one where that was done on another board. */
export function workOn<Left>(
  works: WorkByLesson<Left>,
  lesson: string,
  board: string,
): PausedWork<Left> {
  const last = works.get(lesson);
  if (last?.board === board) return last;
  begun += 1;
  const work: PausedWork<Left> = { id: begun, board };
  works.delete(lesson); // to stand behind those begun before
  works.set(lesson, work);
  return work;
}

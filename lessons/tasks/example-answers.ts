import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { failPlaced, solvePlaced } from './drag-and-drop/examples.ts';
import { failMatched, solveMatched } from './matching/examples.ts';
import { failChosen, solveChosen } from './multiple-choice/examples.ts';
import { failTapped, solveTapped } from './tap-or-select/examples.ts';
import type { TaskDataOf } from './task-source.ts';
import { failTyped, solveTyped } from './type-the-answer/examples.ts';

interface Answers<Data> {
  solve: (data: Data) => unknown;
  fail: (data: Data) => unknown;
}

/** How each template is answered well and badly; the compiler asks for a line when one is added. */
const answers: { [Name in TaskTemplateName]: Answers<TaskDataOf[Name]> } = {
  TYPE_THE_ANSWER: { solve: solveTyped, fail: failTyped },
  DRAG_AND_DROP: { solve: solvePlaced, fail: failPlaced },
  MATCHING: { solve: solveMatched, fail: failMatched },
  MULTIPLE_CHOICE: { solve: solveChosen, fail: failChosen },
  TAP_OR_SELECT: { solve: solveTapped, fail: failTapped },
};

/** What a pupil hands in who knows everything, and one who knows nothing; for tests and samples. */
export const exampleAnswers = (template: TaskTemplateName): Answers<unknown> =>
  // A template and its own data belong together; whoever asks has them from one stored task.
  answers[template] as Answers<unknown>;

import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { asPlaced, choicesOfSlots, failPlaced, solvePlaced } from './drag-and-drop/examples.ts';
import { asMatched, choicesOfCards, failMatched, solveMatched } from './matching/examples.ts';
import {
  asChosen,
  choicesOfQuestions,
  failChosen,
  solveChosen,
} from './multiple-choice/examples.ts';
import type { taskTemplates } from './registry.ts';
import { asTapped, choicesOfTaps, failTapped, solveTapped } from './tap-or-select/examples.ts';
import type { TaskTemplate } from './task-template.ts';
import { failTyped, solveTyped } from './type-the-answer/examples.ts';

/** One thing that a pupil chooses, by the ids that the pupil sees, in the order in which they come. */
export interface TaskChoice {
  item: string;
  /** Items of the same part choose from the same choices. */
  part: string;
  choices: readonly string[];
  /** Whether a choice that is taken cannot be taken again in its part. */
  once: boolean;
}

interface Answers<Data, ForPupil, Submitted> {
  solve: (data: Data) => Submitted;
  fail: (data: Data) => Submitted;
  /** What there is to choose; nothing where answers are typed. */
  choices: (task: ForPupil) => TaskChoice[];
  /** Hands in one choice for each item. */
  submit: (picks: readonly [item: string, choice: string][]) => Submitted;
}

type AnswersOf<Template> =
  Template extends TaskTemplate<infer Data, infer ForPupil, infer Submitted>
    ? Answers<Data, ForPupil, Submitted>
    : never;

/** How each template is answered well, badly and by guessing; the compiler asks for a line when one is added. */
const answers: { [Name in TaskTemplateName]: AnswersOf<(typeof taskTemplates)[Name]> } = {
  TYPE_THE_ANSWER: {
    solve: solveTyped,
    fail: failTyped,
    choices: () => [],
    submit: () => ({ typed: {} }),
  },
  DRAG_AND_DROP: {
    solve: solvePlaced,
    fail: failPlaced,
    choices: choicesOfSlots,
    submit: asPlaced,
  },
  MATCHING: {
    solve: solveMatched,
    fail: failMatched,
    choices: choicesOfCards,
    submit: asMatched,
  },
  MULTIPLE_CHOICE: {
    solve: solveChosen,
    fail: failChosen,
    choices: choicesOfQuestions,
    submit: asChosen,
  },
  TAP_OR_SELECT: {
    solve: solveTapped,
    fail: failTapped,
    choices: choicesOfTaps,
    submit: asTapped,
  },
};

/** What a pupil hands in who knows everything, nothing, or guesses; for tests and samples. */
export const exampleAnswers = (template: TaskTemplateName): Answers<unknown, unknown, unknown> =>
  // A template and its own data belong together; whoever asks has them from one stored task.
  answers[template] as Answers<unknown, unknown, unknown>;

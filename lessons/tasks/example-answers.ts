import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { asPlaced, choicesOfSlots, failPlaced, solvePlaced } from './drag-and-drop/examples.ts';
import { asFound, choicesOfLines, failFound, solveFound } from './find-in-grid/examples.ts';
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

/** One choice that the pupil must make, with the ids shown to the pupil, in screen order. */
export interface TaskChoice {
  item: string;
  /** Items of the same part share their choices. */
  part: string;
  choices: readonly string[];
  /** True if a choice can be used only once within its part. */
  once: boolean;
}

interface Answers<Data, ForPupil, Submitted> {
  solve: (data: Data) => Submitted;
  fail: (data: Data) => Submitted;
  /** The available choices; empty if answers are typed. */
  choices: (task: ForPupil) => TaskChoice[];
  /** Builds a hand-in from one choice per item. */
  submit: (picks: readonly [item: string, choice: string][]) => Submitted;
}

type AnswersOf<Template> =
  Template extends TaskTemplate<infer Data, infer ForPupil, infer Submitted>
    ? Answers<Data, ForPupil, Submitted>
    : never;

/**
 * For each template, the functions that give right, wrong and random answers. The compiler requires an entry
 * for each template.
 */
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
  FIND_IN_GRID: {
    solve: solveFound,
    fail: failFound,
    choices: choicesOfLines,
    submit: asFound,
  },
};

/**
 * Returns functions that build hand-ins with all answers right, all wrong, or guessed; for tests and samples.
 */
export const exampleAnswers = (template: TaskTemplateName): Answers<unknown, unknown, unknown> =>
  // The template and its data are a matching pair, because callers read both from one stored task.
  answers[template] as Answers<unknown, unknown, unknown>;

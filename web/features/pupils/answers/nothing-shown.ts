import type { Answers } from './answers.ts';

/** What a screen shows; a new object with every change. */
export type AnswersShown = Omit<
  Answers,
  'change' | 'again' | 'onlyWrong' | 'changeAll' | 'handIn' | 'retry'
>;

/** Before the task is loaded. */
export const nothingShown: AnswersShown = {
  task: undefined,
  submitted: undefined,
  done: [],
  saved: 'saved',
  handingIn: false,
  waiting: false,
  handedIn: null,
  problem: null,
};

import { type QuestionLanguage, questionLanguages } from '../draft/display-settings.ts';
import type { QuestionType } from './kinds.ts';
import type { Shown } from './view-props.ts';

const sides: readonly QuestionLanguage[] = ['target', 'native'];

/**
 * The languages a kind of question can be asked in. A kind that works in only one direction has no choice: a
 * phrase is searched for in the text, so its prompt is in the native language.
 */
export const languagesToAskIn: Readonly<Record<QuestionType, readonly QuestionLanguage[]>> = {
  phrase: [],
  vocab: sides,
  statement: questionLanguages,
  comprehension: questionLanguages,
  chunk: sides,
  multitypeQues: questionLanguages,
  openEndedRes: questionLanguages,
  vocabInContext: [],
  whoSaidWhat: questionLanguages,
  inferenceQues: questionLanguages,
  syllables: [],
  deliberateErrors: [],
};

/** The language of a kind's questions: the chosen one, or the target if the kind does not support it. */
export function askedIn(type: QuestionType, chosen: QuestionLanguage): QuestionLanguage {
  return languagesToAskIn[type].includes(chosen) ? chosen : 'target';
}

/** The sides that a panel shows if it asks in `language`. */
export function sidesOf(language: QuestionLanguage): Shown {
  return { target: language !== 'native', native: language !== 'target' };
}

import { type QuestionLanguage, questionLanguages } from '../draft/display-settings.ts';
import type { QuestionType } from './kinds.ts';
import type { Shown } from './view-props.ts';

const sides: readonly QuestionLanguage[] = ['target', 'native'];

/**
 * The languages a kind of question can be asked in. A kind that works in only one direction offers no choice:
 * for example, pupils search for a phrase in the text, so its prompt is in the native language.
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

/**
 * Returns the language of a kind's questions: the chosen language, or the target language if the kind does
 * not support the chosen one.
 */
export function askedIn(type: QuestionType, chosen: QuestionLanguage): QuestionLanguage {
  return languagesToAskIn[type].includes(chosen) ? chosen : 'target';
}

/** Returns the sides that a panel shows when it asks in `language`. */
export function sidesOf(language: QuestionLanguage): Shown {
  return { target: language !== 'native', native: language !== 'target' };
}

import { deliberateErrors } from '../activities/spot-the-mistakes/definition.ts';
import { syllables } from '../activities/syllables/definition.ts';
import { chunk } from './chunk/definition.ts';
import { comprehension } from './comprehension/definition.ts';
import { inferenceQues } from './inferenceQues/definition.ts';
import { multitypeQues } from './multitypeQues/definition.ts';
import { openEndedRes } from './openEndedRes/definition.ts';
import { phrase } from './phrase/definition.ts';
import { statement } from './statement/definition.ts';
import { vocab } from './vocab/definition.ts';
import { vocabInContext } from './vocabInContext/definition.ts';
import { whoSaidWhat } from './whoSaidWhat/definition.ts';

/**
 * The twelve kinds of content that the dashboard offers, in its order: the ten question types, then the
 * two activities that need the model as well.
 */
export const registry = {
  phrase,
  vocab,
  statement,
  comprehension,
  chunk,
  multitypeQues,
  openEndedRes,
  vocabInContext,
  whoSaidWhat,
  inferenceQues,
  syllables,
  deliberateErrors,
};

export type QuestionType = keyof typeof registry;

/** What the type stores, such as `ContentOf<'vocab'>`. */
export type ContentOf<Type extends QuestionType> = ReturnType<(typeof registry)[Type]['fromReply']>;

/** Is this part's name one of the twelve? */
export function isQuestionType(part: string): part is QuestionType {
  return Object.hasOwn(registry, part);
}

/** All twelve names, in the dashboard's order. */
export const questionTypes = Object.keys(registry).filter(isQuestionType);

import { deliberateErrors } from '../activities/spot-the-mistakes/question.ts';
import { syllables } from '../activities/syllables/question.ts';
import { chunk } from './chunk/definition.ts';
import { comprehension } from './comprehension/definition.ts';
import { inferenceQues } from './inferenceQues/definition.ts';
import type { QuestionType } from './kinds.ts';
import { multitypeQues } from './multitypeQues/definition.ts';
import { openEndedRes } from './openEndedRes/definition.ts';
import { phrase } from './phrase/definition.ts';
import { statement } from './statement/definition.ts';
import { vocab } from './vocab/definition.ts';
import { vocabInContext } from './vocabInContext/definition.ts';
import { whoSaidWhat } from './whoSaidWhat/definition.ts';

/** How each of the twelve kinds is asked for, read and checked; in the Workers alone (`kinds.ts` is for all). */
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
} satisfies Record<QuestionType, unknown>;

/** What the type stores, such as `ContentOf<'vocab'>`. */
export type ContentOf<Type extends QuestionType> = ReturnType<(typeof registry)[Type]['fromReply']>;

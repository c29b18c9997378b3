import { deliberateErrors } from '../activities/spot-the-mistakes/question.ts';
import { syllables } from '../activities/syllables/question.ts';
import { chunk } from './chunk/index.ts';
import { comprehension } from './comprehension/index.ts';
import { inferenceQues } from './inferenceQues/index.ts';
import type { QuestionType } from './kinds.ts';
import { multitypeQues } from './multitypeQues/index.ts';
import { openEndedRes } from './openEndedRes/index.ts';
import { phrase } from './phrase/index.ts';
import { statement } from './statement/index.ts';
import { vocab } from './vocab/index.ts';
import { vocabInContext } from './vocabInContext/index.ts';
import { whoSaidWhat } from './whoSaidWhat/index.ts';

/**
 * The prompts, parsers and checks of the twelve kinds. Only the Workers may import this list; `kinds.ts` is
 * for all code.
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
} satisfies Record<QuestionType, unknown>;

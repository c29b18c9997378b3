import { examples as deliberateErrors } from '../activities/spot-the-mistakes/examples.ts';
import { examples as syllables } from '../activities/syllables/examples.ts';
import { examples as chunk } from './chunk/examples.ts';
import { examples as comprehension } from './comprehension/examples.ts';
import { examples as inferenceQues } from './inferenceQues/examples.ts';
import type { QuestionType } from './kinds.ts';
import { examples as multitypeQues } from './multitypeQues/examples.ts';
import { examples as openEndedRes } from './openEndedRes/examples.ts';
import { examples as phrase } from './phrase/examples.ts';
import { examples as statement } from './statement/examples.ts';
import { examples as vocab } from './vocab/examples.ts';
import { examples as vocabInContext } from './vocabInContext/examples.ts';
import { examples as whoSaidWhat } from './whoSaidWhat/examples.ts';

/** The examples of every type; the compiler reports a type without examples. */
export const allExamples = {
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
} satisfies Record<QuestionType, { replies: object; broken: object[] }>;

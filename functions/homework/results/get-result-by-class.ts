import * as z from 'zod/mini';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { ResultQuery, selectResult } from './select-result.ts';

const Params = z.object({
  classId: z.string().check(z.maxLength(40)),
  homeworkId: HomeworkParams.shape.id,
});

/**
 * `GET /v1/homework-result-by-class/:classId/:homeworkId`: the results of a homework in one class, as the
 * only element of a list (specification 7). If there are no results, the response is the error of
 * specification 8.
 */
export const getResultByClass = operation<HomeworkEnv, z.infer<typeof Params>, ResultQuery>(
  { may: teachers, params: Params, query: ResultQuery },
  async ({ params: { classId, homeworkId }, query, db, caller }): Promise<[HomeworkResult]> => {
    const result = await selectResult(db, caller, homeworkId, classId, query);
    if (!result || result.pupils === 0) {
      throw new ApiError(
        'not_found',
        'No homework result found for the specified class and homework ID.',
      );
    }
    return [result];
  },
);

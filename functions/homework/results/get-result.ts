import type * as z from 'zod/mini';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { ResultQuery, selectResult } from './select-result.ts';

/** `GET /v1/homework-result/:id`: the results of a homework, for the pupils of all its classes. */
export const getResult = operation<HomeworkEnv, z.infer<typeof HomeworkParams>, ResultQuery>(
  { may: teachers, params: HomeworkParams, query: ResultQuery },
  async ({ params: { id }, query, db, caller }): Promise<HomeworkResult> => {
    const result = await selectResult(db, caller, id, null, query);
    if (!result) throw notFound('This homework was not found.');
    return result;
  },
);

import type * as z from 'zod/mini';
import { operation, teachers } from '#functions/http/operation.ts';
import type { HomeworkEnv } from './env.ts';
import { HomeworkParams } from './homework-access.ts';
import { selectHomework } from './select-homework.ts';

/** `GET /v1/homeworks/:id`: one homework with its tasks and for whom it is set (`HomeworkDetail`). */
export const getHomework = operation<HomeworkEnv, z.infer<typeof HomeworkParams>>(
  { may: teachers, params: HomeworkParams },
  async ({ params: { id }, db, caller }) => selectHomework(db, caller, id),
);

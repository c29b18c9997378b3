import type * as z from 'zod/mini';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, selectHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

/** `GET /v1/homeworks/:id`: one homework with its tasks and its classes and pupils (`HomeworkDetail`). */
export const getHomework = operation<HomeworkEnv, z.infer<typeof HomeworkParams>>(
  { may: teachers, params: HomeworkParams },
  async ({ params: { id }, db, caller }) => selectHomework(db, caller, id),
);

import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, mayChangeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

/** `DELETE /v1/homeworks/:id`: deletes a homework for all pupils, with all attempts. 204. */
export const removeHomework = operation<HomeworkEnv, z.infer<typeof HomeworkParams>>(
  { may: teachers, params: HomeworkParams },
  async ({ params: { id }, db, caller }) => {
    const { rows } = await db.execute(sql`
      delete from homeworks h where h.id = ${id} and ${mayChangeHomework(caller)} returning 1`);
    if (rows.length === 0) throw notFound('This homework was not found.');
    return null;
  },
);

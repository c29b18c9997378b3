import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { SetLessonWords } from '#contracts/resources/set-lesson-words.ts';
import { resources } from '#db/schema/resources.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

/** `PUT /v1/resources/:id/lesson-words`: sets the language of the words around a lesson. Idempotent. 204. */
export const setLessonWords = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  SetLessonWords
>(
  { may: teachers, params: ResourceParams, body: SetLessonWords, once: false },
  async ({ params: { id }, body: { words }, db, caller }) => {
    const changed = await db
      .update(resources)
      .set({ words, revision: sql`${resources.revision} + 1` })
      .where(
        and(eq(resources.id, id), eq(resources.ownerId, caller.id), isNull(resources.removedAt)),
      )
      .returning({ id: resources.id });
    if (changed.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);

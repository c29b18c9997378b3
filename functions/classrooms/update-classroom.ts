import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ClassroomDraft } from '#contracts/classrooms/classroom.ts';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Body = z
  .partial(
    z.object({
      name: ClassroomDraft.shape.name,
      language: ClassroomDraft.shape.language.def.innerType,
      year: ClassroomDraft.shape.year.def.innerType,
      interfaceLanguage: ClassroomDraft.shape.interfaceLanguage.def.innerType,
      archived: z.boolean(),
    }),
  )
  .check(z.refine((body) => Object.keys(body).length > 0, 'Say what to change.'));

/**
 * `PATCH /v1/classrooms/:id`: renames a class, changes its year or languages, and archives or restores it.
 * 204.
 */
export const updateClassroom = operation<
  ClassroomsEnv,
  z.infer<typeof ClassroomParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: ClassroomParams, body: Body, once: false },
  async ({ params: { id }, body, db, caller }) => {
    const changes = [sql`updated_at = now()`];
    if (body.name !== undefined) changes.push(sql`name = ${body.name}`);
    if (body.language !== undefined) changes.push(sql`language = ${body.language}`);
    if (body.year !== undefined) changes.push(sql`year = ${body.year}`);
    if (body.interfaceLanguage !== undefined) {
      changes.push(sql`interface_language = ${body.interfaceLanguage}`);
    }
    if (body.archived !== undefined) {
      changes.push(sql`archived_at = ${body.archived ? sql`coalesce(archived_at, now())` : null}`);
    }
    const { rows } = await db.execute(sql`
      update classrooms c set ${sql.join(changes, sql`, `)}
      where c.id = ${id} and ${mayChangeClassroom(caller)} returning 1`);
    if (rows.length === 0) throw notFound('This class was not found.');
    return null;
  },
);

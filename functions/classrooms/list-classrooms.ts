import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { jsonAgg, readJson, selectJson } from '#db/queries/json-of.ts';
import { maySeeAmong } from '#functions/http/access.ts';
import { likePattern } from '#functions/http/list-query.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { classroomJson } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const ListQuery = z.object({
  /** `true` lists the archived classes instead. */
  archived: z._default(z.enum(['true', 'false']), 'false'),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});

/**
 * `GET /v1/classrooms`: lists the caller's own classes, then the department's, by name. Not paginated,
 * because a school has few classes.
 */
export const listClassrooms = operation<ClassroomsEnv, never, z.infer<typeof ListQuery>>(
  { may: teachers, query: ListQuery },
  async ({ query, db, caller }): Promise<ClassroomRow[]> => {
    const pattern = likePattern(query.search);
    const classrooms = jsonAgg(classroomJson(caller), {
      by: sql`c.teacher_id = ${caller.id} desc, lower(c.name), c.id`,
    });
    const from = sql`classrooms c
      where ${maySeeAmong(caller, sql`c.teacher_id`)} and lower(c.name) like ${pattern}
        and (c.archived_at is not null) = ${query.archived === 'true'}`;
    return (await readJson(db, selectJson(classrooms, { from }))) ?? [];
  },
);

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { maySeeClassroom, mayTeachPupil } from '#functions/http/access.ts';
import { likePattern, wholeNumber } from '#functions/http/list-query.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { pupilJson } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const ListQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: z._default(wholeNumber(1, 100_000), 1),
  limit: z._default(wholeNumber(1, 100), 50),
});

/**
 * `GET /v1/pupils`: a page of the pupils whom the caller may teach, sorted by surname, with the total number
 * of pupils.
 */
export const listPupils = operation<ClassroomsEnv, never, z.infer<typeof ListQuery>>(
  { may: teachers, query: ListQuery },
  async ({ query, db, caller }): Promise<[PupilRow[], number]> => {
    const pattern = likePattern(query.search);
    const where = sql`${mayTeachPupil(caller)} and (lower(p.full_name) like ${pattern}
      or lower(p.user_name) like ${pattern})`;
    const page = jsonOf<{ pupils: PupilRow[]; total: number }>({
      total: sql`(select count(*)::int from users p where ${where})`,
      pupils: jsonListOf(pupilJson(maySeeClassroom(caller)), {
        from: sql`(select * from users p where ${where}
          order by register_name(p.full_name, p.surname), p.id
          limit ${query.limit} offset ${(query.page - 1) * query.limit}) p`,
        by: sql`register_name(p.full_name, p.surname), p.id`,
      }),
    });
    const { pupils = [], total = 0 } = (await readJson(db, selectJson(page))) ?? {};
    return [pupils, total];
  },
);

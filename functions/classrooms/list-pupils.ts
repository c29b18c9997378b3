import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { maySeeClassroom, mayTeachPupil } from '#functions/http/department-access.ts';
import { likePattern, wholeNumber } from '#functions/http/list-query.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ClassroomsEnv } from './env.ts';
import { pupilJson } from './read-classrooms.ts';

const ListQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: z._default(wholeNumber(1, 100_000), 1),
  limit: z._default(wholeNumber(1, 100), 50),
});

/** `GET /v1/pupils`: a page of the pupils whom one may teach, by surname, and how many in all. */
export const listPupils = operation<ClassroomsEnv, never, z.infer<typeof ListQuery>>(
  { may: teachers, query: ListQuery },
  async ({ query, db, caller }): Promise<[PupilRow[], number]> => {
    const pattern = likePattern(query.search);
    const where = sql`${mayTeachPupil(caller)} and (lower(p.full_name) like ${pattern}
      or lower(p.user_name) like ${pattern})`;
    const { rows } = await db.execute<{ page: PupilRow[]; total: number }>(sql`
      select (select count(*)::int from users p where ${where}) as total, (
        select coalesce(json_agg(${pupilJson(maySeeClassroom(caller))}
          order by register_name(p.full_name, p.surname), p.id), '[]')
        from (select * from users p where ${where} order by register_name(p.full_name, p.surname), p.id
          limit ${query.limit} offset ${(query.page - 1) * query.limit}) p) as page`);
    return [rows[0]?.page ?? [], rows[0]?.total ?? 0];
  },
);

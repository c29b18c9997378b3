import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ClassroomRow, PupilRow } from '#contracts/classrooms/classroom.ts';
import { jsonListOf, jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { mayChangeOf } from '#functions/http/access.ts';
import type { Caller } from '#functions/http/operation.ts';

export const ClassroomParams = z.object({ id: z.string().check(z.maxLength(40)) });
export const PupilParams = ClassroomParams;

/** SQL: true if the pupil `p` belongs to the teacher, or to the department that the caller owns. */
export const mayChangePupil = (caller: Caller): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null and ${mayChangeOf(caller, sql`p.teacher_id`)})`;

/** SQL for a class; `c` is its row. */
export const classroomJson = (caller: Caller) =>
  jsonOf<ClassroomRow>({
    id: sql`c.id`,
    name: sql`c.name`,
    language: sql`c.language`,
    year: sql`c.year`,
    interfaceLanguage: sql`c.interface_language`,
    archived: sql`c.archived_at is not null`,
    pupils: sql`(select count(*)::int from classroom_pupils m where m.classroom_id = c.id)`,
    openHomeworks: sql`(select count(*)::int from homework_classrooms h
      where h.classroom_id = c.id and h.due_at > now())`,
    teacherId: sql`c.teacher_id`,
    teacherName: sql`(select t.full_name from users t where t.id = c.teacher_id)`,
    mine: sql`c.teacher_id = ${caller.id}`,
    createdAt: utcTimestamp(sql`c.created_at`),
  });

/** SQL for a pupil; `p` is the pupil's row. Includes only classes that the caller may see. */
export const pupilJson = (maySee: SQL) =>
  jsonOf<PupilRow>({
    id: sql`p.id`,
    fullName: sql`p.full_name`,
    surname: sql`p.surname`,
    userName: sql`p.user_name`,
    classrooms: jsonListOf(
      jsonOf<PupilRow['classrooms'][number]>({ id: sql`c.id`, name: sql`c.name` }),
      {
        from: sql`classroom_pupils m join classrooms c on c.id = m.classroom_id
          where m.pupil_id = p.id and c.archived_at is null and ${maySee}`,
        by: sql`c.name, c.id`,
      },
    ),
    lastSeenAt: sql`(select ${utcTimestamp(sql`max(s.rotated_at)`)}
      from sessions s where s.user_id = p.id)`,
  });

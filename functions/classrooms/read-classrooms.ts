import { type SQL, sql } from 'drizzle-orm';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { Caller } from '#functions/http/operation.ts';

/** SQL for a class as `ClassroomRow` has it; `c` is its row. */
export const classroomJson = (caller: Caller): SQL => sql`json_build_object(
  'id', c.id, 'name', c.name, 'language', c.language, 'year', c.year,
  'archived', c.archived_at is not null,
  'pupils', (select count(*)::int from classroom_pupils m where m.classroom_id = c.id),
  'openHomeworks', (select count(*)::int from homework_classrooms h
    where h.classroom_id = c.id and h.due_at > now()),
  'teacherId', c.teacher_id, 'teacherName', (select t.full_name from users t where t.id = c.teacher_id),
  'mine', c.teacher_id = ${caller.id},
  'createdAt', ${utcTimestamp(sql`c.created_at`)})`;

/** SQL for a pupil as `PupilRow` has it; `p` is the pupil's row. Only classes that this person may see. */
export const pupilJson = (maySee: SQL): SQL => sql`json_build_object(
  'id', p.id, 'fullName', p.full_name, 'surname', p.surname, 'userName', p.user_name,
  'classrooms', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
      order by c.name, c.id), '[]')
    from classroom_pupils m join classrooms c on c.id = m.classroom_id
    where m.pupil_id = p.id and c.archived_at is null and ${maySee}),
  'lastSeenAt', (select ${utcTimestamp(sql`max(s.rotated_at)`)}
    from sessions s where s.user_id = p.id))`;

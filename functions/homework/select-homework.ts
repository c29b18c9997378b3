import { type SQL, sql } from 'drizzle-orm';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { Database } from '#db/client.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { mayChangeHomework, maySeeHomework } from './homework-access.ts';

/**
 * SQL: the pupil homework `p` stands in the results of a class: it came through the class, also when the
 * pupil has left it, or came another way to a pupil who is in it.
 */
export const isOfClass = (classroomId: SQL): SQL => sql`(p.classroom_id = ${classroomId} or exists (
  select 1 from classroom_pupils m where m.classroom_id = ${classroomId} and m.pupil_id = p.pupil_id))`;

/** SQL for a homework as `HomeworkDetail` has it; `h` is its row. */
const detailJson = (caller: Caller): SQL => sql`json_build_object(
  'id', h.id, 'name', h.name, 'resourceId', h.resource_id, 'language', h.language,
  'nativeLanguage', h.native_language, 'passMark', h.pass_mark,
  'attemptsAllowed', h.attempts_allowed, 'preset', h.preset,
  'startsAt', ${utcTimestamp(sql`h.starts_at`)}, 'dueAt', ${utcTimestamp(sql`h.due_at`)},
  'createdAt', ${utcTimestamp(sql`h.created_at`)}, 'mayChange', ${mayChangeHomework(caller)},
  'tasks', (select coalesce(json_agg(json_build_object('id', t.id, 'taskName', t.name,
      'source', t.source, 'template', t.template, 'skillType', t.skill_type, 'size', t.size,
      'data', t.data) order by t.position), '[]')
    from homework_tasks t where t.homework_id = h.id),
  'classrooms', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
      'pupils', (select count(*)::int from pupil_homeworks p
        where p.homework_id = h.id and ${isOfClass(sql`c.id`)})) order by lower(c.name), c.id), '[]')
    from homework_classrooms hc join classrooms c on c.id = hc.classroom_id
    where hc.homework_id = h.id),
  'pupils', (select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name)
      order by p.sort_name, p.id), '[]')
    from pupil_homeworks p join users u on u.id = p.pupil_id
    where p.homework_id = h.id and p.classroom_id is null))`;

/** One homework for whoever may see it; 404 for everybody else. One round trip. */
export async function selectHomework(
  db: Database,
  caller: Caller,
  id: number,
): Promise<HomeworkDetail> {
  const { rows } = await homeworkWhere(db, caller, sql`h.id = ${id}`);
  const row = rows[0];
  if (!row) throw notFound('This homework');
  return row.detail;
}

/** The statement that reads one homework for whoever may see it, to be sent alone or after what makes it. */
export const homeworkWhere = (db: Database, caller: Caller, condition: SQL) =>
  db.execute<{ detail: HomeworkDetail }>(sql`
    select ${detailJson(caller)} as detail from homeworks h
    where ${condition} and ${maySeeHomework(caller)}`);

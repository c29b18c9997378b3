import { type SQL, sql } from 'drizzle-orm';
import type { HomeworkDetail, HomeworkTask } from '#contracts/homework/homework.ts';
import type { Database } from '#db/client.ts';
import { executeJson, type JsonSql, jsonListOf, jsonOf, selectJson } from '#db/queries/json-of.ts';
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
const detailJson = (caller: Caller): JsonSql<HomeworkDetail> =>
  jsonOf<HomeworkDetail>({
    id: sql`h.id`,
    name: sql`h.name`,
    resourceId: sql`h.resource_id`,
    language: sql`h.language`,
    nativeLanguage: sql`h.native_language`,
    passMark: sql`h.pass_mark`,
    attemptsAllowed: sql`h.attempts_allowed`,
    preset: sql`h.preset`,
    startsAt: utcTimestamp(sql`h.starts_at`),
    dueAt: utcTimestamp(sql`h.due_at`),
    createdAt: utcTimestamp(sql`h.created_at`),
    mayChange: mayChangeHomework(caller),
    tasks: tasksJson,
    classrooms: classroomsJson,
    pupils: pupilsJson,
  });

const tasksJson = jsonListOf(
  jsonOf<HomeworkTask>({
    id: sql`t.id`,
    taskName: sql`t.name`,
    source: sql`t.source`,
    template: sql`t.template`,
    skillType: sql`t.skill_type`,
    size: sql`t.size`,
    data: sql`t.data`,
  }),
  { from: sql`homework_tasks t where t.homework_id = h.id`, by: sql`t.position` },
);

const classroomsJson = jsonListOf(
  jsonOf<HomeworkDetail['classrooms'][number]>({
    id: sql`c.id`,
    name: sql`c.name`,
    pupils: sql`(select count(*)::int from pupil_homeworks p
      where p.homework_id = h.id and ${isOfClass(sql`c.id`)})`,
  }),
  {
    from: sql`homework_classrooms hc join classrooms c on c.id = hc.classroom_id
      where hc.homework_id = h.id`,
    by: sql`lower(c.name), c.id`,
  },
);

const pupilsJson = jsonListOf(
  jsonOf<HomeworkDetail['pupils'][number]>({ id: sql`u.id`, fullName: sql`u.full_name` }),
  {
    from: sql`pupil_homeworks p join users u on u.id = p.pupil_id
      where p.homework_id = h.id and p.classroom_id is null`,
    by: sql`p.sort_name, p.id`,
  },
);

/** One homework for whoever may see it; 404 for everybody else. One round trip. */
export async function selectHomework(
  db: Database,
  caller: Caller,
  id: number,
): Promise<HomeworkDetail> {
  const { rows } = await homeworkWhere(db, caller, sql`h.id = ${id}`);
  const row = rows[0];
  if (!row) throw notFound('This homework');
  return row.json;
}

/** The statement that reads one homework for whoever may see it, to be sent alone or after what makes it. */
export const homeworkWhere = (db: Database, caller: Caller, condition: SQL) =>
  executeJson(
    db,
    selectJson(detailJson(caller), {
      from: sql`homeworks h where ${condition} and ${maySeeHomework(caller)}`,
    }),
  );

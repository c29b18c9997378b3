import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeworkDetail, HomeworkTask } from '#contracts/homework/homework.ts';
import type { Database } from '#db/client.ts';
import { executeJson, type JsonSql, jsonListOf, jsonOf, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { mayChangeOf, maySeeOf } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import type { AcceptedAnswers } from '#lessons/tasks/task-template.ts';

/** A number in a path. */
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

export const HomeworkParams = z.object({ id });
export const HomeworkPupilParams = z.extend(HomeworkParams, {
  pupilId: z.string().check(z.maxLength(40)),
});
export const TaskParams = z.extend(HomeworkParams, { taskId: id });
export const AttemptParams = z.extend(HomeworkParams, {
  attemptId: id,
  itemId: z.string().check(z.maxLength(60)),
});

/**
 * SQL: true if the caller may see the homework `h`, because the caller set it or teaches in the same
 * department.
 */
export const maySeeHomework = (caller: Caller): SQL => maySeeOf(caller, sql`h.teacher_id`);

/** SQL: true if the caller may change the homework `h`, because the caller set it or owns the department. */
export const mayChangeHomework = (caller: Caller): SQL => mayChangeOf(caller, sql`h.teacher_id`);

/** SQL: the due date of the homework `h` for the pupil of the row `p`, including a personal extension. */
export const dueForPupil: SQL = sql`greatest(h.due_at, p.due_at)`;

/**
 * SQL: true if the caller may set homework from the lesson `r`: it belongs to the caller or the caller's
 * department, or it is a finished public lesson.
 */
export const maySeeResource = (caller: Caller): SQL =>
  sql`(r.removed_at is null and ((r.visibility = 'PUBLIC' and r.status = 'final')
    or ${caller.role === 'admin'}::boolean or ${maySeeOf(caller, sql`r.owner_id`)}))`;

/**
 * SQL: true if the pupil homework `p` belongs in the results of a class. This is the case (a) if it was
 * assigned through the class, even if the pupil has left since, or (b) if it was assigned in another way and
 * the pupil is in the class now.
 */
export const isOfClass = (classroomId: SQL): SQL => sql`(p.classroom_id = ${classroomId} or exists (
  select 1 from classroom_pupils m where m.classroom_id = ${classroomId} and m.pupil_id = p.pupil_id))`;

/** SQL for a homework as `HomeworkDetail`; `h` is its row. */
const detailJson = (caller: Caller): JsonSql<HomeworkDetail> =>
  jsonOf<HomeworkDetail>({
    id: sql`h.id`,
    name: sql`h.name`,
    instructions: sql`h.instructions`,
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

/** Reads one homework if the caller may see it; otherwise throws 404. One round trip. */
export async function selectHomework(
  db: Database,
  caller: Caller,
  id: number,
): Promise<HomeworkDetail> {
  const { rows } = await homeworkWhere(db, caller, sql`h.id = ${id}`);
  const row = rows[0];
  if (!row) throw notFound('This homework was not found.');
  return row.json;
}

/**
 * The statement that reads one homework if the caller may see it. It can be sent alone, or in one batch after
 * the statements that create the homework.
 */
export const homeworkWhere = (db: Database, caller: Caller, condition: SQL) =>
  executeJson(
    db,
    selectJson(detailJson(caller), {
      from: sql`homeworks h where ${condition} and ${maySeeHomework(caller)}`,
    }),
  );

/**
 * Serialises accepting an answer, changing the pass mark and handing in a task at the same moment. Marking
 * runs in the Worker, between reading the task and storing the attempt:
 * - Handing in stores its attempt from `lockedTask`, which finds nothing if the accepted answers have changed
 *   since it was marked (then it reads and marks again), and computes `passed` with the pass mark of the
 *   locked row.
 * - Changing accepted answers, scores or the pass mark first runs `lockHomework` in the same transaction, so
 *   the next statement sees every attempt stored before, and later ones wait.
 */
export const lockHomework = (homeworkId: number): SQL =>
  sql`select id from homeworks where id = ${homeworkId} for no key update`;

/**
 * SQL for a `from` clause: one row `{task_id, homework_id, pass_mark}` if the task still has the accepted
 * answers with which the attempt was marked; otherwise no row.
 */
export const lockedTask = (taskId: number, accepted: AcceptedAnswers): SQL => sql`(
  select t.id as task_id, h.id as homework_id, h.pass_mark
  from homework_tasks t join homeworks h on h.id = t.homework_id
  where t.id = ${taskId} and t.accepted = ${JSON.stringify(accepted)}::jsonb
  for share of h, t)`;

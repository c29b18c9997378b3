import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeworkReading, ReadAnswer } from '#contracts/homework/homework-results.ts';
import {
  type JsonSelect,
  jsonListOf,
  jsonOf,
  jsonOrNull,
  readJson,
  selectJson,
} from '#db/queries/json-of.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, isOfClass, maySeeHomework } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';

const Query = z.object({
  classroomId: z._default(z.string().check(z.maxLength(40)), ''),
  taskId: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  ),
});

/**
 * `GET /v1/homeworks/:id/reading`: the answers to one task that a teacher has to read (`HomeworkReading`).
 * They come from the shown attempts of one class or of all pupils. One statement.
 */
export const getReading = operation<
  HomeworkEnv,
  z.infer<typeof HomeworkParams>,
  z.infer<typeof Query>
>(
  { may: teachers, params: HomeworkParams, query: Query },
  async ({ params: { id }, query, db, caller }): Promise<HomeworkReading> => {
    const reading = await readJson(db, readingStatement(caller, id, query));
    if (!reading) throw notFound('This homework was not found.');
    return reading;
  },
);

/** The operation's statement. It returns one row, or no row if this person may not see the homework. */
export function readingStatement(
  caller: Caller,
  id: number,
  { classroomId, taskId = null }: { classroomId: string; taskId?: number | null | undefined },
): JsonSelect<HomeworkReading> {
  const ofClass = classroomId === '' ? sql`true` : isOfClass(sql`${classroomId}`);
  const parts = sql`
    homework as (
      select h.id from homeworks h where h.id = ${id} and ${maySeeHomework(caller)}
    ), read as (
      select t.* from homework join homework_tasks t on t.homework_id = homework.id
      where t.template = 'TYPE_THE_ANSWER'
        and jsonb_path_exists(t.data, '$.fields[*] ? (@.review == true)')
    ), task as (
      select read.* from read
      where ${taskId}::bigint is null or read.id = ${taskId}::bigint
      order by coalesce((select sum(o.to_read) from task_sums o
        where o.homework_id = read.homework_id and o.task_id = read.id), 0) = 0, read.position
      limit 1
    ), shown as (
      select distinct on (a.pupil_id) a.id, a.pupil_id, a.mark, p.sort_name
      from task join task_attempts a on a.homework_id = task.homework_id and a.task_id = task.id
      join pupil_homeworks p on p.id = a.pupil_homework_id and ${ofClass}
      order by a.pupil_id, a.passed desc nulls last, a.id desc nulls last
    ), answer as (
      select shown.id, shown.pupil_id, shown.sort_name, i.item ->> 'id' as item_id,
        i.item ->> 'given' as given
      from shown, jsonb_array_elements(shown.mark -> 'items') as i (item)
      where btrim(i.item ->> 'given') <> '' and i.item ->> 'id' in (
        select f ->> 'id' from task, jsonb_array_elements(task.data -> 'fields') f
        where f -> 'review' = 'true')
    )`;
  return selectJson(readingJson, { parts, from: sql`homework` });
}

/** SQL for the result, from the CTEs of the statement. */
const readingJson = jsonOf<HomeworkReading>({
  tasks: jsonListOf(
    jsonOf<HomeworkReading['tasks'][number]>({ id: sql`read.id`, taskName: sql`read.name` }),
    { from: sql`read`, by: sql`read.position` },
  ),
  task: jsonOrNull(
    jsonOf<NonNullable<HomeworkReading['task']>>({
      id: sql`task.id`,
      taskName: sql`task.name`,
      template: sql`task.template`,
      data: sql`task.data`,
      answers: jsonListOf(
        jsonOf<ReadAnswer>({
          attemptId: sql`answer.id`,
          itemId: sql`answer.item_id`,
          pupilId: sql`answer.pupil_id`,
          fullName: sql`u.full_name`,
          given: sql`answer.given`,
          score: sql`f.score`,
          feedback: sql`f.feedback`,
        }),
        {
          from: sql`answer join users u on u.id = answer.pupil_id
            left join attempt_feedback f on f.attempt_id = answer.id
              and f.item_id = answer.item_id`,
          by: sql`answer.sort_name, answer.id`,
        },
      ),
    }),
    sql`task`,
  ),
});

import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MarkingLogRow } from '#contracts/homework/homework-results.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, maySeeHomework } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';

/** Maximum number of log lines. More are not useful for one homework. */
const maxLines = 200;

/** `GET /v1/homeworks/:id/marking-log`: the changes to the marking with their authors, newest first. */
export const listMarkingLog = operation<HomeworkEnv, z.infer<typeof HomeworkParams>>(
  { may: teachers, params: HomeworkParams },
  async ({ params: { id }, db, caller }): Promise<MarkingLogRow[]> => {
    const from = sql`homeworks h where h.id = ${id} and ${maySeeHomework(caller)}`;
    const log = await readJson(db, selectJson(logJson, { from }));
    if (!log) throw notFound('This homework was not found.');
    return log;
  },
);

/** SQL for the log of the homework `h`. */
const logJson = jsonListOf(
  jsonOf<MarkingLogRow>({
    id: sql`l.id`,
    taskId: sql`l.task_id`,
    taskName: sql`t.name`,
    itemId: sql`l.item_id`,
    action: sql`l.action`,
    answer: sql`l.answer`,
    changed: sql`l.changed`,
    teacherName: sql`coalesce(u.full_name, '')`,
    createdAt: utcTimestamp(sql`l.created_at`),
  }),
  {
    from: sql`(select * from marking_log l where l.homework_id = h.id
        order by l.id desc nulls last limit ${maxLines}) l
      join homework_tasks t on t.id = l.task_id
      left join users u on u.id = l.teacher_id`,
    by: sql`l.id desc`,
  },
);

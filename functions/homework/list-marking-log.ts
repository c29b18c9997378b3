import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MarkingLogRow } from '#contracts/homework/homework-results.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { HomeworkEnv } from './env.ts';
import { HomeworkParams, maySeeHomework } from './homework-access.ts';

/** More lines of one homework than anybody reads. */
const maxLines = 200;

/** `GET /v1/homeworks/:id/marking-log`: what was changed in the marking and by whom, newest first. */
export const listMarkingLog = operation<HomeworkEnv, z.infer<typeof HomeworkParams>>(
  { may: teachers, params: HomeworkParams },
  async ({ params: { id }, db, caller }): Promise<MarkingLogRow[]> => {
    const { rows } = await db.execute<{ log: MarkingLogRow[] }>(sql`
      select (select coalesce(json_agg(json_build_object('id', l.id, 'taskId', l.task_id,
          'taskName', t.name, 'itemId', l.item_id, 'action', l.action, 'answer', l.answer,
          'changed', l.changed, 'teacherName', coalesce(u.full_name, ''),
          'createdAt', ${utcTimestamp(sql`l.created_at`)}) order by l.id desc), '[]')
        from (select * from marking_log l where l.homework_id = h.id
          order by l.id desc nulls last limit ${maxLines}) l
        join homework_tasks t on t.id = l.task_id
        left join users u on u.id = l.teacher_id) as log
      from homeworks h where h.id = ${id} and ${maySeeHomework(caller)}`);
    const row = rows[0];
    if (!row) throw notFound('This homework');
    return row.log;
  },
);

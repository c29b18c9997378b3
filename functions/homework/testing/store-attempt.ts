import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { Database } from '#db/client.ts';
import { checkerVersion } from '#language/marking/marking-item.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { markAttempt } from '#lessons/tasks/marking.ts';

interface Row extends Record<string, unknown> {
  template: TaskTemplateName;
  data: unknown;
  accepted: Record<string, string[]>;
  pass_mark: number;
}

/** Stores and marks an attempt as if the pupil had handed it in; returns its id. */
export async function storeAttempt(
  db: Database,
  pupilId: string,
  taskId: number,
  how: 'right' | 'wrong' | { submitted: unknown },
): Promise<number> {
  const { rows } = await db.execute<Row>(sql`
    select t.template, t.data, t.accepted, h.pass_mark
    from homework_tasks t join homeworks h on h.id = t.homework_id where t.id = ${taskId}`);
  const task = rows[0];
  if (!task) throw new Error(`There is no task ${taskId}.`);
  const { solve, fail } = exampleAnswers(task.template);
  const submitted =
    how === 'right' ? solve(task.data) : how === 'wrong' ? fail(task.data) : how.submitted;
  const { mark, score, passed, state } = markAttempt(task, submitted, [], task.pass_mark);
  const stored = await db.execute<{ id: string }>(sql`
    insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
      submitted, mark, score, passed, state, checker_version, seconds)
    select p.homework_id, p.id, p.pupil_id, ${taskId}, ${nanoid()},
      (select count(*) + 1 from task_attempts a
        where a.pupil_homework_id = p.id and a.task_id = ${taskId}),
      ${JSON.stringify(submitted)}::jsonb, ${JSON.stringify(mark)}::jsonb, ${score}, ${passed},
      ${state}, ${checkerVersion}, 60
    from pupil_homeworks p join homework_tasks t on t.homework_id = p.homework_id
    where p.pupil_id = ${pupilId} and t.id = ${taskId} returning id`);
  const id = stored.rows[0]?.id;
  if (id === undefined) throw new Error('This pupil does not have this task.');
  return Number(id);
}

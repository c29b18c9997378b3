import { type SQL, sql } from 'drizzle-orm';
import type { AcceptedAnswers } from '#lessons/tasks/task-template.ts';

/**
 * What keeps an answer that is accepted, a new pass mark and a task handed in at the same moment from
 * missing each other. Marking runs in the Worker, between reading the task and storing the attempt:
 *
 * - Handing in stores its attempt out of `lockedTask`, which finds nothing when other answers are accepted
 *   by now than it was marked with (then it reads and marks again), and computes `passed` by the pass
 *   mark of the row held.
 * - Whoever changes accepted answers, scores or the pass mark first runs `lockHomework` in the same
 *   transaction, so that the next statement sees every attempt stored before, and later ones wait.
 */
export const lockHomework = (homeworkId: number): SQL =>
  sql`select id from homeworks where id = ${homeworkId} for no key update`;

/**
 * SQL for `from`: one row `{task_id, homework_id, pass_mark}` while the accepted answers are still those
 * that the attempt was marked with; none otherwise.
 */
export const lockedTask = (taskId: number, accepted: AcceptedAnswers): SQL => sql`(
  select t.id as task_id, h.id as homework_id, h.pass_mark
  from homework_tasks t join homeworks h on h.id = t.homework_id
  where t.id = ${taskId} and t.accepted = ${JSON.stringify(accepted)}::jsonb
  for share of h, t)`;

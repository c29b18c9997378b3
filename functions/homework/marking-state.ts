import { type SQL, sql } from 'drizzle-orm';
import { jsonListOf, jsonOf, storedIn } from '#db/queries/json-of.ts';
import { homeworkTasks } from '#db/schema/homework.ts';
import type { GivenScore, SetTask } from '#lessons/tasks/marking.ts';

/**
 * SQL: a word for everything that the marks of the task `t` of homework `h` come from: accepted answers,
 * pass mark, attempts, and scores given by hand. What was marked in the Worker is stored only where it is
 * still the word that was read with it; `lockHomework` before it keeps it so until the end.
 */
export const markingState: SQL = sql`md5(concat_ws('|', t.accepted, h.pass_mark,
  (select concat(count(*), '-', max(a.id)) from task_attempts a where a.task_id = t.id),
  (select concat(count(*), '-', max(f.given_at), '-', sum(f.score)) from attempt_feedback f
    join task_attempts a on a.id = f.attempt_id where a.task_id = t.id)))`;

/** How often it is read and marked anew when something came in between. */
export const maxRounds = 8;

/** SQL for the task `t` as it is marked. */
export const setTaskJson = jsonOf<SetTask & { accepted: Record<string, string[]> }>({
  template: sql`t.template`,
  data: sql`t.data`,
  accepted: storedIn('t', homeworkTasks.accepted),
});

/** SQL for the scores that the teacher gave in the attempt `a`. */
export const givenScoresJson = jsonListOf(
  jsonOf<GivenScore>({ itemId: sql`f.item_id`, score: sql`f.score` }),
  { from: sql`attempt_feedback f where f.attempt_id = a.id` },
);

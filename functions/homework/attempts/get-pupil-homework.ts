import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { areAnswersRevealed } from '#contracts/homework/answers-revealed.ts';
import type { PupilHomework, SubmittedData } from '#contracts/homework/pupil-homework.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { taskAttempts } from '#db/schema/homework.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { TaskNames } from '#lessons/tasks/task-names.ts';
import { dueForPupil } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { submittedData } from './handed-in.ts';
import { pupilNames } from './pupil-names.ts';
import { attemptsLeft, attemptsThatCount, NumberInPath } from './select-pupil-task.ts';

const Params = z.object({ id: NumberInPath });

interface AttemptRow {
  id: number;
  taskId: number;
  passed: boolean;
  score: number;
  submitted: unknown;
  mark: TaskMark;
  seconds: number;
  createdAt: string;
  feedback: SubmittedData['feedback'];
}

interface Row {
  homework: PupilHomework['homework'];
  attempts: AttemptRow[];
}

/**
 * `GET /v1/pupil-homeworks/:id`: the pupil's own homework with the attempts that count (see
 * `attemptsThatCount`), oldest first. Includes the right answers only once they may be revealed.
 */
export const getPupilHomework = operation<HomeworkEnv, z.infer<typeof Params>>(
  { may: ['PUPIL'], params: Params },
  async ({ params: { id }, db, caller, env }): Promise<PupilHomework> => {
    const row = await readJson(
      db,
      selectJson(rowJson, {
        from: sql`pupil_homeworks p join homeworks h on h.id = p.homework_id
          where p.id = ${id} and p.pupil_id = ${caller.id} and h.starts_at <= now()`,
      }),
    );
    if (!row) throw notFound('This homework was not found.');
    const namesOf = (taskId: number) =>
      pupilNames(env.SESSION_SECRET, { pupilHomeworkId: id, taskId });
    const pupilTasks = attemptsForPupil(row, namesOf);
    return { id, homework: row.homework, pupilTasks };
  },
);

/** SQL for the homework `h` of the pupil's row `p`, with the attempts that count, oldest first. */
const rowJson = jsonOf<Row>({
  homework: jsonOf<Row['homework']>({
    id: sql`h.id`,
    name: sql`h.name`,
    instructions: sql`h.instructions`,
    language: sql`h.language`,
    nativeLanguage: sql`h.native_language`,
    passMark: sql`h.pass_mark`,
    attemptsAllowed: sql`h.attempts_allowed`,
    startsAt: utcTimestamp(sql`h.starts_at`),
    dueAt: utcTimestamp(dueForPupil),
    tasks: jsonListOf(
      jsonOf<Row['homework']['tasks'][number]>({
        id: sql`t.id`,
        taskName: sql`t.name`,
        template: sql`t.template`,
        skillType: sql`t.skill_type`,
      }),
      { from: sql`homework_tasks t where t.homework_id = h.id`, by: sql`t.position` },
    ),
  }),
  attempts: jsonListOf(
    jsonOf<AttemptRow>({
      id: sql`a.id`,
      taskId: sql`a.task_id`,
      passed: sql`a.passed`,
      score: sql`a.score`,
      submitted: sql`a.submitted`,
      mark: storedIn('a', taskAttempts.mark),
      seconds: sql`a.seconds`,
      createdAt: utcTimestamp(sql`a.created_at`),
      feedback: jsonListOf(
        jsonOf<AttemptRow['feedback'][number]>({
          itemId: sql`f.item_id`,
          feedback: sql`f.feedback`,
          score: sql`f.score`,
        }),
        {
          from: sql`attempt_feedback f where f.attempt_id = a.id and f.feedback is not null`,
          by: sql`f.item_id`,
        },
      ),
    }),
    { from: sql`${attemptsThatCount(sql`a.pupil_homework_id = p.id`)} a`, by: sql`a.id` },
  ),
});

/** Returns each attempt. Includes the right answers of the tasks whose answers are revealed. */
function attemptsForPupil(
  { homework, attempts }: Row,
  namesOf: (taskId: number) => TaskNames,
): PupilHomework['pupilTasks'] {
  const told = new Set<number>();
  const templates = new Map(homework.tasks.map(({ id, template }) => [id, template]));
  for (const task of homework.tasks) {
    const own = attempts.filter(({ taskId }) => taskId === task.id);
    const facts = {
      passed: own.some(({ passed }) => passed),
      attemptsLeft: attemptsLeft(homework.attemptsAllowed, own.length),
    };
    if (areAnswersRevealed(facts)) told.add(task.id);
  }
  return attempts.flatMap(({ taskId, ...attempt }) => {
    const template = templates.get(taskId);
    if (!template) return [];
    return {
      id: attempt.id,
      task: { id: taskId },
      testPassed: attempt.passed,
      scorePercentage: attempt.score,
      submittedData: submittedData(
        { template, names: namesOf(taskId) },
        attempt,
        told.has(taskId),
        attempt.feedback,
      ),
      createdAt: attempt.createdAt,
    };
  });
}

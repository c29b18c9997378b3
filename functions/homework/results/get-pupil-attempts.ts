import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ItemFeedback, PupilAttempts } from '#contracts/homework/homework-results.ts';
import { jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { taskAttempts } from '#db/schema/homework.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { attemptsThatCount } from '../attempts/select-pupil-task.ts';
import { dueForPupil, HomeworkPupilParams, maySeeHomework } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { resultHomeworkJson } from './select-result.ts';

/** `GET /v1/homeworks/:id/pupils/:pupilId`: one pupil's attempts that count, for each task, latest first. */
export const getPupilAttempts = operation<HomeworkEnv, z.infer<typeof HomeworkPupilParams>>(
  { may: teachers, params: HomeworkPupilParams },
  async ({ params: { id, pupilId }, db, caller }): Promise<PupilAttempts> => {
    const detail = await readJson(
      db,
      selectJson(detailJson(caller), {
        from: sql`pupil_homeworks p join homeworks h on h.id = p.homework_id
          join users u on u.id = p.pupil_id
          where h.id = ${id} and p.pupil_id = ${pupilId} and ${maySeeHomework(caller)}`,
      }),
    );
    if (!detail) throw notFound('This pupil was not found.');
    return detail;
  },
);

type Task = PupilAttempts['tasks'][number];

/** SQL for the attempts of the pupil `u` at the homework `h`; `p` is the row that links the two. */
const detailJson = (caller: Caller) =>
  jsonOf<PupilAttempts>({
    pupil: jsonOf<PupilAttempts['pupil']>({
      id: sql`u.id`,
      fullName: sql`u.full_name`,
      userName: sql`u.user_name`,
    }),
    homework: resultHomeworkJson(caller),
    extendedTo: sql`case when p.due_at > h.due_at then ${utcTimestamp(sql`p.due_at`)} end`,
    tasks: jsonListOf(
      jsonOf<Task>({
        id: sql`t.id`,
        taskName: sql`t.name`,
        template: sql`t.template`,
        skillType: sql`t.skill_type`,
        data: sql`t.data`,
        attempts: attemptsJson(),
      }),
      { from: sql`homework_tasks t where t.homework_id = h.id`, by: sql`t.position` },
    ),
  });

/** SQL for the attempts at the task `t` that count, latest first. */
const attemptsJson = () =>
  jsonListOf(
    jsonOf<Task['attempts'][number]>({
      id: sql`a.id`,
      number: sql`a.number`,
      scorePercentage: sql`a.score`,
      testPassed: sql`a.passed`,
      state: sql`a.state`,
      seconds: sql`a.seconds`,
      createdAt: utcTimestamp(sql`a.created_at`),
      late: sql`a.created_at > ${dueForPupil}`,
      submitted: sql`a.submitted`,
      mark: storedIn('a', taskAttempts.mark),
      feedback: jsonListOf(
        jsonOf<ItemFeedback>({
          itemId: sql`f.item_id`,
          draft: sql`f.draft`,
          feedback: sql`f.feedback`,
          score: sql`f.score`,
        }),
        { from: sql`attempt_feedback f where f.attempt_id = a.id`, by: sql`f.item_id` },
      ),
    }),
    {
      from: sql`${attemptsThatCount(sql`a.pupil_homework_id = p.id and a.task_id = t.id`)} a`,
      by: sql`a.id desc`,
    },
  );

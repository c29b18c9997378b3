import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TaskDraft } from '#contracts/homework/pupil-homework.ts';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { check } from '#functions/http/check.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { HomeworkEnv } from '../routes.ts';
import { checkSubmittedAnswers } from './handed-in.ts';
import { pupilNames } from './pupil-names.ts';
import {
  isTaskOfCaller,
  PupilTaskParams,
  pupilTasks,
  selectPupilTask,
} from './select-pupil-task.ts';

/**
 * `PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft`: stores the pupil's unsubmitted work. Versions may
 * arrive in any order: an older version never replaces a newer one, and a version that was handed in is not
 * stored again.
 *
 * Typed answers take only one statement. Only the database knows the task's template, so the statement
 * contains the answers in the shape of each template that they fit. Choices use pupil-specific ids, so the
 * task is read first to convert them to stored ids.
 *
 * Returns `{version}`, the current version. It is never older than the version sent, but may miss a newer
 * version that a concurrent call stored at the same moment.
 */
export const setDraft = operation<HomeworkEnv, PupilTaskParams, never, TaskDraft>(
  { may: ['PUPIL'], params: PupilTaskParams, body: TaskDraft, once: false },
  async ({ params, body, db, caller, env }) => {
    checkSubmittedAnswers(body, caller);
    const { submitted, version, seconds } = body;
    const fitting = fittingShapes(submitted);
    if (Object.keys(fitting).some((name) => name !== 'TYPE_THE_ANSWER')) {
      const { pupilHomeworkId, task } = await selectPupilTask(db, params, caller);
      const { template, data, id: taskId } = task;
      const names = pupilNames(env.SESSION_SECRET, { pupilHomeworkId, taskId });
      const own = fitting[template];
      if (own) fitting[template] = templateOf(template).rename.toStored(data, own, names);
    }
    const result = await db.execute(sql`
      with mine as (
        select p.id, t.id as task_id, t.template,
          ${JSON.stringify(fitting)}::jsonb -> t.template as submitted,
          (select coalesce(max(a.draft_version), 0) from task_attempts a
            where a.pupil_homework_id = p.id and a.task_id = t.id) as handed_in
        from ${pupilTasks} where ${isTaskOfCaller(params, caller)}
      ), kept as (
        insert into task_drafts (pupil_homework_id, task_id, submitted, version, seconds)
        select id, task_id, submitted, ${version}::bigint, ${seconds}::int from mine
        where submitted is not null and ${version}::bigint > handed_in
        on conflict (pupil_homework_id, task_id) do update
          set submitted = excluded.submitted, version = excluded.version,
            seconds = excluded.seconds, updated_at = now()
          where task_drafts.version < excluded.version
      )
      select mine.template, mine.submitted is not null as fits,
        greatest(mine.handed_in, (select d.version
          from task_drafts d where d.pupil_homework_id = mine.id and d.task_id = mine.task_id),
          ${version}::bigint) as version
      from mine`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This task was not found.');
    if (!row.fits) {
      check(templateOf(row.template).Submitted, submitted, 'submitted');
      throw new ApiError('bad_request', 'submitted: These are not answers to this task.');
    }
    return { version: row.version };
  },
);

const Row = z.object({ template: TaskTemplateName, fits: z.boolean(), version: z.coerce.number() });

/**
 * Returns the answers in the stored form of each template that they fit, keyed by template. Drops unknown
 * members.
 */
function fittingShapes(submitted: unknown): Partial<Record<TaskTemplateName, unknown>> {
  return Object.fromEntries(
    TaskTemplateName.options.flatMap((name) => {
      const read = templateOf(name).Submitted.safeParse(submitted);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}

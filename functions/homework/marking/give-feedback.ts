import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type FeedbackGiven, GiveFeedback } from '#contracts/homework/homework-results.ts';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { type GivenScore, markAttempt, type SetTask } from '#lessons/tasks/marking.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';
import type { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { AttemptParams, lockHomework, mayChangeHomework } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { markingState, maxRounds, setTaskJson } from './mark-again.ts';

/**
 * `PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId`: stores the teacher's feedback on an item of
 * free writing, and its score. The attempt's score and pass are updated. A second call replaces the first.
 */
export const giveFeedback = operation<
  HomeworkEnv,
  z.infer<typeof AttemptParams>,
  never,
  GiveFeedback
>(
  { may: teachers, params: AttemptParams, body: GiveFeedback },
  async ({ params, body: { feedback, score }, db, caller }): Promise<FeedbackGiven> => {
    const { id, attemptId, itemId } = params;
    for (let round = 1; round <= maxRounds; round += 1) {
      const writing = await selectWriting(db, caller, params);
      const given = [...writing.given.filter((each) => each.itemId !== itemId), { itemId, score }];
      const marked = markAttempt(writing.task, writing.submitted, given, writing.passMark);
      const [, { rows }] = await db.batch([
        db.execute(lockHomework(id)),
        db.execute(sql`
          with held as (
            select t.id from homework_tasks t join homeworks h on h.id = t.homework_id
            where t.id = ${writing.taskId} and ${markingState} = ${writing.markingState}
          ), marked as (
            update task_attempts a set mark = ${JSON.stringify(marked.mark)}::jsonb,
              score = ${marked.score}, passed = ${marked.passed}, state = ${marked.state}
            from held where a.id = ${attemptId}
          ), given as (
            insert into attempt_feedback (attempt_id, item_id, feedback, score, given_by, given_at)
            select ${attemptId}, ${itemId}, ${feedback}, ${score}, ${caller.id}, now() from held
            on conflict (attempt_id, item_id) do update set feedback = excluded.feedback,
              score = excluded.score, given_by = excluded.given_by, given_at = excluded.given_at
          )
          select 1 from held`),
      ]);
      if (rows.length > 0) {
        const { score: scorePercentage, passed: testPassed, state } = marked;
        return { scorePercentage, testPassed, state };
      }
    }
    throw new ApiError('conflict', 'Pupils are handing in work right now. Please try again.');
  },
);

/** An attempt with free writing, with the data needed for its feedback. */
interface Writing {
  taskId: number;
  resourceId: string | null;
  language: string;
  nativeLanguage: string;
  passMark: number;
  markingState: string;
  task: SetTask;
  submitted: unknown;
  given: GivenScore[];
  data: TypeTheAnswerData;
  field: TypeTheAnswerData['fields'][number];
  /**
   * `own` is the full name of the author. `others` are the full names of all other people in the author's
   * classes and in this homework.
   */
  names: { own: string; others: string[] };
  /** The pupil's text. */
  written: string;
}

/**
 * Reads one item of free writing of an attempt. 404 if the caller may not change the homework, 400 if rules
 * mark the item or the answer is empty. One round trip.
 */
export async function selectWriting(
  db: Database,
  caller: Caller,
  { id, attemptId, itemId }: { id: number; attemptId: number; itemId: string },
): Promise<Writing> {
  const from = sql`task_attempts a join homework_tasks t on t.id = a.task_id
    join homeworks h on h.id = t.homework_id
    where a.id = ${attemptId} and h.id = ${id} and ${mayChangeHomework(caller)}`;
  const writing = await readJson(db, selectJson(writingJson, { from }));
  if (!writing) throw notFound('This attempt was not found.');
  const { Data, Submitted } = taskTemplates.TYPE_THE_ANSWER;
  const data = writing.task.template === 'TYPE_THE_ANSWER' ? Data.parse(writing.task.data) : null;
  const field = data?.fields.find((each) => each.id === itemId);
  const written = field ? (Submitted.parse(writing.submitted).typed[field.id] ?? '').trim() : '';
  if (!data || !field?.review || written === '') {
    const message = 'There is no free writing to mark here.';
    throw new ApiError('bad_request', `itemId: ${message}`, {
      fields: [{ field: 'itemId', message }],
    });
  }
  return { ...writing, data, field, written };
}

type StoredWriting = Omit<Writing, 'data' | 'field' | 'written'>;

/** SQL for the attempt `a` at the task `t` of the homework `h`. */
const writingJson = jsonOf<StoredWriting>({
  taskId: sql`t.id`,
  resourceId: sql`h.resource_id`,
  language: sql`h.language`,
  nativeLanguage: sql`h.native_language`,
  passMark: sql`h.pass_mark`,
  markingState,
  task: setTaskJson,
  submitted: sql`a.submitted`,
  names: jsonOf<Writing['names']>({
    own: sql`coalesce((select u.full_name from users u where u.id = a.pupil_id), '')`,
    others: jsonAs<string[]>(sql`(
      select coalesce(json_agg(distinct o.full_name), '[]') from users o
      where o.id <> a.pupil_id and o.id in (
        select p.pupil_id from pupil_homeworks p where p.homework_id = h.id
        union select m.pupil_id from classroom_pupils m where m.classroom_id in (
          select c.classroom_id from classroom_pupils c where c.pupil_id = a.pupil_id)))`),
  }),
  given: jsonListOf(jsonOf<GivenScore>({ itemId: sql`f.item_id`, score: sql`f.score` }), {
    from: sql`attempt_feedback f where f.attempt_id = a.id and f.score is not null`,
  }),
});

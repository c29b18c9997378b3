import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type FeedbackGiven, GiveFeedback } from '#contracts/homework/homework-results.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { markAttempt } from '#lessons/tasks/marking.ts';
import type { HomeworkEnv } from './env.ts';
import { AttemptParams } from './homework-access.ts';
import { lockHomework } from './lock-homework.ts';
import { markingState, maxRounds } from './marking-state.ts';
import { selectWriting } from './select-writing.ts';

/**
 * `PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId`: the teacher's word on free writing and its
 * score, which moves the score of the attempt and whether it passed. Given again, it is given anew.
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
    throw new ApiError('conflict', 'Pupils are handing in just now. Please try again.');
  },
);

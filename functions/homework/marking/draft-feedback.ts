import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { FeedbackDraftAnswer, type FeedbackDraftRequest } from '#contracts/ai-jobs.ts';
import type { FeedbackDraft } from '#contracts/homework/homework-results.ts';
import { ApiError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { cutText } from '#language/text/cut-text.ts';
import { questionOf } from '#lessons/tasks/type-the-answer/asked-question.ts';
import { withoutNames } from '#lessons/tasks/without-names.ts';
import { AttemptParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { selectWriting } from './give-feedback.ts';

/**
 * `POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft`: drafts feedback and a suggested score
 * with AI (`FeedbackDraft`). The draft is stored for the teacher and is not shown to pupils. The model
 * receives only the question and the pupil's text, without the names of the class. 422 if the model returned
 * no draft, 429 after many requests.
 */
export const draftFeedback = operation<HomeworkEnv, z.infer<typeof AttemptParams>>(
  { may: teachers, params: AttemptParams, once: false },
  async ({ params, db, caller, env }): Promise<FeedbackDraft> => {
    const writing = await selectWriting(db, caller, params);
    await limitRate(db, 'feedback', caller.id);
    const asked: FeedbackDraftRequest = {
      teacherId: caller.id,
      resourceId: writing.resourceId,
      from: writing.nativeLanguage,
      to: writing.field.language,
      question: cutText(questionOf(writing.data, writing.field.id), 4000),
      // Pupils write about themselves and their friends. Remove the names, so that the author cannot be
      // identified.
      written: withoutNames(writing.written, writing.names),
    };
    const answer = await env.AI_JOBS.fetch(
      new Request('https://ai-jobs/feedback-draft', {
        method: 'POST',
        body: JSON.stringify(asked),
      }),
    );
    const made = FeedbackDraftAnswer.parse(await answer.json());
    if (made.kind === 'problem') throw new ApiError('not_usable', made.message);
    const { draft, score } = made;
    await db.execute(sql`
      insert into attempt_feedback (attempt_id, item_id, draft)
      values (${params.attemptId}, ${params.itemId}, ${draft})
      on conflict (attempt_id, item_id) do update set draft = excluded.draft`);
    return { draft, score };
  },
);

import type { FeedbackDraftAnswer, FeedbackDraftRequest } from '#contracts/ai-jobs.ts';
import { cutText } from '#language/text/cut-text.ts';
import { FeedbackReply, feedbackMessages } from '#lessons/prompts/feedback-prompt.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { JobContext } from './job-context.ts';
import { ModelFailure } from './models/model-failure.ts';
import { parseReply } from './models/parse-reply.ts';
import { paidCall, reserveBudget } from './reserve-budget.ts';
import { costOfQuestions, replyTokenLimit } from './reserve-for.ts';

/** The deadline is short because a teacher is waiting at the screen. */
const deadlineMs = 30_000;
const stallMs = 10_000;
/** Tokens of the instruction and the rules, without the pupil's text. */
const promptTokens = 800;
/** Must match the limit of the feedback column. */
const maxDraftLength = 2_000;

/**
 * Drafts feedback on a pupil's free writing, with a suggested score. The teacher decides whether to use it,
 * so only the cost is stored here. The cost is reserved before the model is called.
 */
export async function draftFeedback(
  context: JobContext,
  request: FeedbackDraftRequest,
): Promise<FeedbackDraftAnswer> {
  const { teacherId, resourceId, question, written } = request;
  // Counts each character as a whole token, as in the scripts that need the most tokens.
  const prompt = promptTokens + question.length + written.length;
  const on = context.models.feedback;
  const kept = await reserveBudget(context, {
    ...{ ownerId: teacherId, resourceId, part: 'feedback', prompt: 'feedback' },
    amount: costOfQuestions(on, { prompt, reply: replyTokenLimit.feedback, calls: 2 }),
  });
  return paidCall(context, kept, async (note, { template }): Promise<FeedbackDraftAnswer> => {
    const { text } = await context.model.ask(
      {
        on,
        messages: feedbackMessages(request, template),
        schemaName: 'feedback',
        schema: replySchema({ Reply: FeedbackReply }),
        maxTokens: replyTokenLimit.feedback,
        deadlineMs,
        stallMs,
      },
      note,
    );
    const reply = FeedbackReply.safeParse(parseReply(text));
    const draft = cutText(reply.data?.f.trim() ?? '', maxDraftLength);
    if (!reply.success || draft === '')
      throw new ModelFailure('model_nonsense', 'not in the schema');
    const score = Math.round(Math.min(100, Math.max(0, reply.data.p)));
    return { kind: 'draft', draft, score };
  });
}

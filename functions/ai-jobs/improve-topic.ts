import type { ImprovedTopic, TopicImprovement } from '#contracts/ai-jobs.ts';
import { audienceLevel } from '#language/levels.ts';
import { cutText } from '#language/text/cut-text.ts';
import { maxTopicLength, TopicReply, topicMessages } from '#lessons/prompts/topic-prompt.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { JobContext } from './job-context.ts';
import { ModelFailure } from './models/model-failure.ts';
import { parseReply } from './models/parse-reply.ts';
import { moderate, screenTimeoutMs } from './moderation-budget.ts';
import { paidCall, reserveBudget } from './reserve-budget.ts';
import { costOfQuestions, replyTokenLimit } from './reserve-for.ts';

/** The deadline is short because a teacher is waiting at the screen. */
const deadlineMs = 30_000;
const stallMs = 10_000;
/** Tokens of the instruction and the rules, without the typed topic. */
const promptTokens = 800;

/**
 * Rewords a topic more clearly. Moderates the typed topic before the model receives it, and the reply before
 * the teacher sees it. Stores only the cost, which is reserved before the call.
 */
export async function improveTopic(
  context: JobContext,
  request: TopicImprovement,
): Promise<ImprovedTopic> {
  const { teacherId, title, topic: asked } = request;
  const prompt = promptTokens + title.length + asked.length;
  const on = context.models.feedback;
  const amount = costOfQuestions(on, { prompt, reply: replyTokenLimit.topic, calls: 2 });
  const kept = await reserveBudget(context, {
    ...{ ownerId: teacherId, part: 'topic', amount },
    prompt: 'topic',
  });
  return paidCall(context, kept, async (note, { template }): Promise<ImprovedTopic> => {
    const judge = (input: string[]) =>
      moderate(context, input, note, { timeoutMs: screenTimeoutMs });
    const unfit = await judge([request.title, request.topic].filter(Boolean));
    if (unfit) return { kind: 'problem', ...unfit };
    const { text } = await context.model.ask(
      {
        on,
        messages: topicMessages({ ...request, level: audienceLevel(request.audience) }, template),
        schemaName: 'topic',
        schema: replySchema({ Reply: TopicReply }),
        maxTokens: replyTokenLimit.topic,
        deadlineMs,
        stallMs,
      },
      note,
    );
    const reply = TopicReply.safeParse(parseReply(text));
    const topic = cutText(reply.data?.t.trim() ?? '', maxTopicLength);
    if (topic === '') throw new ModelFailure('model_nonsense', 'not in the schema');
    const problem = await judge([topic]);
    return problem ? { kind: 'problem', ...problem } : { kind: 'topic', topic };
  });
}

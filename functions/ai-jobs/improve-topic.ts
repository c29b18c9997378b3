import { sql } from 'drizzle-orm';
import { reserveSpend } from '#db/queries/reserve-spend.ts';
import type { ImprovedTopic, TopicImprovement } from '#functions/_base/improved-topic.ts';
import { audienceLevel } from '#teaching/languages/levels.ts';
import { replySchema } from '#teaching/questions/reply-schema.ts';
import { longestTopic, TopicReply, topicMessages } from '#teaching/text/prompts/topic-prompt.ts';
import { ModelFailure } from './model-failure.ts';
import { tokensCost } from './model-prices.ts';
import { paidCall } from './paid-call.ts';
import { parseReply } from './parse-reply.ts';
import { mostTokens } from './reserve-for.ts';
import type { Payment } from './settle-spend.ts';
import type { Workshop } from './workshop.ts';

/** A teacher waits for it in front of the screen. */
const deadlineMs = 30_000;
const stallMs = 10_000;
/** The instruction and the rules; what was typed comes on top. */
const promptTokens = 800;

/**
 * A topic said more clearly. What was typed is looked through before it reaches the model, and what comes
 * back before the teacher sees it. Nothing is stored but what it cost, which is kept back before.
 */
export async function improveTopic(
  shop: Workshop,
  request: TopicImprovement,
): Promise<ImprovedTopic> {
  const kept = await keepBack(shop, request);
  return paidCall(shop, kept, async (note): Promise<ImprovedTopic> => {
    const judge = (input: string[]) =>
      shop.model.moderate({ model: shop.models.moderation, input }, note);
    const unfit = await judge([request.title, request.topic].filter(Boolean));
    if (unfit) return { kind: 'problem', ...unfit };
    const { text } = await shop.model.ask(
      {
        model: shop.models.questions,
        messages: topicMessages({ ...request, level: audienceLevel(request.audience) }),
        schemaName: 'topic',
        schema: replySchema({ Reply: TopicReply }),
        maxTokens: mostTokens.topic,
        deadlineMs,
        stallMs,
      },
      note,
    );
    const reply = TopicReply.safeParse(parseReply(text));
    const topic = reply.data?.t.trim().slice(0, longestTopic) ?? '';
    if (topic === '') throw new ModelFailure('model_nonsense', 'not in the schema');
    const problem = await judge([topic]);
    return problem ? { kind: 'problem', ...problem } : { kind: 'topic', topic };
  });
}

/** Keeps the price back; null when the day's ceiling does not hold it. */
async function keepBack(
  shop: Workshop,
  { teacherId, title, topic }: TopicImprovement,
): Promise<Payment | null> {
  const prompt = promptTokens + title.length + topic.length;
  const amount = tokensCost(shop.models.questions, prompt, mostTokens.topic);
  const { rows } = await shop.db.execute<{ payer: string; day: string }>(sql`
    with job as (
      select id as owner_id, 0::bigint as reserved_micros, null::date as reserved_on
      from users where id = ${teacherId}
    ), ${reserveSpend(amount)}
    select s.user_id as payer, s.day::text as day from reserved s`);
  const row = rows[0];
  return row
    ? {
        ownerId: teacherId,
        payerId: row.payer,
        resourceId: null,
        part: 'topic',
        reservedMicros: amount,
        reservedOn: row.day,
      }
    : null;
}

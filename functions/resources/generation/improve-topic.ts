import * as z from 'zod/mini';
import { ImprovedTopic, TopicImprovement } from '#contracts/ai-jobs.ts';
import { ApiError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from '../routes.ts';

const Body = z.omit(TopicImprovement, { teacherId: true });

/**
 * `POST /v1/resources/improve-topic {topic, title, from, to, audience, textType}`: rephrases the teacher's
 * topic more clearly with AI. Returns `{topic}` and stores nothing, because the teacher may reject the
 * result. 403 `plan_required` without "Improve prompt", 422 if the model returned no topic, 429 after many
 * requests.
 */
export const improveTopic = operation<ResourcesEnv, never, never, z.infer<typeof Body>>(
  {
    may: teachers,
    needs: 'improvePrompt',
    body: Body,
    once: false,
    flood: ({ caller }) => caller?.id ?? '',
  },
  async ({ body, db, caller, env }) => {
    await limitRate(db, 'topic', caller.id);
    const asked: TopicImprovement = { ...body, teacherId: caller.id };
    const answer = await env.AI_JOBS.fetch(
      new Request('https://ai-jobs/improve-topic', {
        method: 'POST',
        body: JSON.stringify(asked),
      }),
    );
    const made = ImprovedTopic.parse(await answer.json());
    if (made.kind === 'problem') throw new ApiError('not_usable', made.message);
    return { topic: made.topic };
  },
);

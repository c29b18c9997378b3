import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from '#emulators/openai/writer/answer.ts';
import type { Call, Model, Question } from '#functions/ai-jobs/models/model.ts';
import { ModelFailure } from '#functions/ai-jobs/models/model-failure.ts';
import { mp3 } from '#functions/ai-jobs/testing/fake-job-context.ts';

/** Returns the reply to a question, possibly an invalid reply; throws to simulate a failure. */
export type Replying = (question: Question, good: string) => string | Promise<string>;

const usage = { promptTokens: 400, completionTokens: 200 };

/**
 * A model without a network. After some milliseconds, it returns the demo writer's replies, changed by
 * `reply`. Its speech and pictures are short, and its moderation accepts everything.
 */
export function quickModel(reply: Replying, milliseconds = 0): Model {
  const note = (model: string, outcome: string): Call => ({
    ...{ id: crypto.randomUUID(), model, outcome, costMicros: 500, milliseconds },
    ...usage,
  });
  return {
    async ask(question, record) {
      await sleep(milliseconds);
      try {
        const good = JSON.stringify(answer(question.messages, question.schemaName));
        const text = await reply(question, good);
        for (let at = 0; at < text.length; at += 400) question.onText?.(text.slice(at, at + 400));
        record(note(question.on.model.name, 'ok'));
        return { text, usage };
      } catch (error) {
        if (error instanceof ModelFailure) record(note(question.on.model.name, error.code));
        throw error;
      }
    },
    async speak({ on, input }, record) {
      await sleep(milliseconds);
      record(note(on.model.name, 'ok'));
      return { bytes: mp3(input.length + 2), transcript: null };
    },
    async draw({ on }, record) {
      await sleep(milliseconds);
      record(note(on.model.name, 'ok'));
      return new Uint8Array([1, 2, 3]);
    },
    moderate: async () => null,
    payUpTo() {},
    stop() {},
  };
}

import { expect, it } from 'vitest';
import { costOfTokens } from '#contracts/ai-models/model-cost.ts';
import type { AiJobsEnv } from '../env.ts';
import { maxTextRounds, noSize, replyTokenLimit, reserveFor } from '../reserve-for.ts';
import { openModel } from './ask-model.ts';
import { CallBudget } from './call-budget.ts';
import { dutyModels } from './duty-models.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';

const models = dutyModels({ OPENAI_API_KEY: 'test' } as AiJobsEnv, { models: [], choices: [] });

/** A model whose server reasons, always breaks off before any content, and bills a whole reply. */
function modelThatBreaksOff() {
  let asked = 0;
  const model = openModel({
    fetch: async () => {
      asked += 1;
      const usage = { prompt_tokens: 5_000, completion_tokens: replyTokenLimit.text };
      const line = JSON.stringify({
        choices: [{ index: 0, delta: {}, finish_reason: 'length' }],
        usage,
      });
      return new Response(`data: ${line}\n\ndata: [DONE]\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      });
    },
    sleep: async () => undefined,
  });
  return { model, asked: () => asked };
}

it('keeps four rounds of three billed attempts within the reservation for a text', async () => {
  const { model, asked } = modelThatBreaksOff();
  const reserve = reserveFor('text', models, noSize);
  model.payUpTo(reserve);
  const calls: Call[] = [];
  const failures: string[] = [];
  for (let round = 1; round <= maxTextRounds; round += 1) {
    const failure = await model
      .ask(
        {
          ...{ on: models.text, schemaName: 'text', schema: {}, maxTokens: replyTokenLimit.text },
          ...{ messages: [{ role: 'user', content: 'Write.' }], deadlineMs: 1_000, stallMs: 500 },
        },
        (call) => calls.push(call),
      )
      .catch((error: ModelFailure) => error);
    if (failure instanceof ModelFailure) failures.push(failure.code);
  }
  const spent = calls.reduce((sum, { costMicros }) => sum + costMicros, 0);
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(reserve);
  expect(asked()).toBeLessThan(2 * maxTextRounds);
  expect(failures.at(-1)).toBe('over_reserve');
});

it('makes a call wait if the calls in flight use up the budget, and continues when they have cost less', async () => {
  const budget = new CallBudget();
  budget.allow(100);
  await budget.begin(60);
  let begun = false;
  const second = budget.begin(60).then(() => {
    begun = true;
  });
  await Promise.resolve();
  expect(begun).toBe(false);
  budget.end(60, 10);
  await second;
  budget.end(60, 60);
  await expect(budget.begin(60)).rejects.toMatchObject({ code: 'over_reserve' });
  await budget.begin(0);
});

it('always allows the first call of a job, whatever it costs', async () => {
  const budget = new CallBudget();
  budget.allow(1);
  await expect(
    budget.begin(costOfTokens(models.text.model, { promptTokens: 9e6, completionTokens: 0 })),
  ).resolves.toBeUndefined();
});

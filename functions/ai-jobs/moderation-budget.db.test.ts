import { and, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls } from '#db/schema/resources.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import type { TokenLimit } from '#emulators/openai/token-bucket.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';
import { openModel } from './models/ask-model.ts';
import { dutyModels } from './models/duty-models.ts';
import type { ModelFailure } from './models/model-failure.ts';
import { moderateWords } from './moderate-words.ts';
import {
  admitToModeration,
  type ModerationBudget,
  moderate,
  moderationBudgetOf,
} from './moderation-budget.ts';
import { demoModels } from './testing/demo-models.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';
import { insertDraft, makeLesson } from './testing/make-lesson.ts';

let database: TestDatabase;
const emulators: OpenAIEmulator[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const emulator of emulators) await emulator.close();
  await database.close();
});

function contextWith(budget: ModerationBudget | null, baseUrl?: string) {
  const slept: number[] = [];
  const context: JobContext = {
    ...fakeJobContext(database.db),
    ...(baseUrl && { model: openModel(), models: demoModels(baseUrl) }),
    moderationBudget: budget,
    sleep: async (ms) => {
      slept.push(ms);
      if (baseUrl) await new Promise((done) => setTimeout(done, ms));
    },
  };
  return { context, slept };
}

const hour = 3_600_000;

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: ModelFailure) => failure,
  );

describe('the moderation budget', () => {
  it('defaults to OpenAI’s lowest tier unless the operator sets it, and is off on other servers', () => {
    const budget = (settings: Partial<AiJobsEnv>) => {
      const env = { OPENAI_API_KEY: 'k', ...settings } as AiJobsEnv;
      return moderationBudgetOf(env, dutyModels(env, { models: [], choices: [] }));
    };
    expect(budget({})).toMatchObject({ tokens: 9_000, perMs: 60_000 });
    expect(budget({ MODERATION_TOKENS_PER_MINUTE: '500000' })?.tokens).toBe(450_000);
    expect(budget({ MODEL_MODERATION: 'text-model' })).toBeNull();
    const own = { OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'm', MODEL_MODERATION: 'guard' };
    expect(budget(own)).toBeNull();
    expect(() => budget({ MODERATION_TOKENS_PER_MINUTE: 'much' })).toThrow();
  });

  it('is shared by concurrent callers; if it is used up, callers get a delay after which to retry', async () => {
    const { context } = contextWith({ server: 'shared', tokens: 1_000, perMs: hour });
    const asked = Array.from({ length: 30 }, () => failureOf(admitToModeration(context, 100)));
    const failures = (await Promise.all(asked)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(20);
    expect(failures[0]).toMatchObject({ code: 'model_busy', passes: true, isPaid: false });
    // A hundred tokens take a tenth of an hour.
    expect(failures[0]?.retryAfterMs).toBeGreaterThan(0.08 * hour);
    expect(failures[0]?.retryAfterMs).toBeLessThanOrEqual(0.1 * hour);
    const { context: other } = contextWith({ server: 'other', tokens: 1_000, perMs: hour });
    expect(await admitToModeration(other, 1_000)).toEqual({ left: 1_000 });
  });

  it('makes the verdict on a paid reply wait until the budget allows it', async () => {
    const { context, slept } = contextWith({ server: 'paid', tokens: 1_000, perMs: 300_000 });
    await admitToModeration(context, 1_000);
    expect(await moderate(context, ['word '.repeat(160)], () => undefined)).toBeNull();
    // 200 tokens take a minute, minus the time that has already passed.
    expect(slept.at(-1)).toBeGreaterThan(30_000);
    expect(slept.at(-1)).toBeLessThanOrEqual(60_000);
    const hurried = moderate(context, ['word '.repeat(800)], () => undefined, { timeoutMs: 0 });
    expect(await failureOf(hurried)).toMatchObject({ code: 'model_busy' });
  });

  it('limits one account to its share and reserves the rest for others', async () => {
    const { context } = contextWith({ server: 'shares', tokens: 1_000, perMs: hour });
    const groups = [['word '.repeat(640)]];
    expect(await moderateWords(context, { ownerId: 'one', groups })).toEqual({ kind: 'fit' });
    // After an hour the budget is full again, and a quarter of this account's share is available again.
    await database.db.execute(sql`
      update attempts set window_starts_at = window_starts_at - interval '1 hour'
      where subject like 'moderation:shares%'`);
    const again = await moderateWords(context, { ownerId: 'one', groups });
    expect(again).toMatchObject({ kind: 'problem', code: 'model_busy' });
    expect(await moderateWords(context, { ownerId: 'other', groups })).toEqual({ kind: 'fit' });
  });

  it('admits a text that is longer than the whole budget in several steps', async () => {
    const { context } = contextWith({ server: 'long', tokens: 1_000, perMs: 5_000 });
    const pages = Array.from({ length: 20 }, (_, at) => `${at} ${'word '.repeat(120)}`);
    expect(await moderate(context, pages, () => undefined)).toBeNull();
  });
});

/** Generates lessons concurrently in Workers that share one budget or have none. */
async function makeAtOnce(count: number, limit: TokenLimit, hasBudget: boolean) {
  const emulator = await startOpenAI({ answer, moderationLimit: limit });
  emulators.push(emulator);
  const budget = { server: emulator.url, tokens: 0.9 * limit.tokens, perMs: limit.perMs };
  const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
  const lessons = await Promise.all(
    Array.from({ length: count }, async () => {
      const { context } = contextWith(hasBudget ? budget : null, emulator.url);
      const more = { parts: ['phrase', 'vocab', 'openEndedRes'], audio: 'none' } as const;
      const id = await insertDraft(context, teacher, {
        ...more,
        parts: [...more.parts],
        count: 50,
      });
      return { id, parts: await makeLesson(context, id, 1_000) };
    }),
  );
  return { emulator, lessons };
}

describe('many lessons generated at the same time', { timeout: 120_000 }, () => {
  it('are all finished within the provider’s limit, and no reply is paid for twice', async () => {
    const { emulator, lessons } = await makeAtOnce(20, { tokens: 5_000, perMs: 4_000 }, true);
    const statuses = lessons.flatMap(({ parts }) =>
      Object.values(parts).map((part) => part.status),
    );
    expect(statuses).toEqual(Array(80).fill('ready'));
    expect(emulator.usage().moderation?.broken ?? 0).toBe(0);
    const ids = lessons.map(({ id }) => id);
    const paid = await database.db
      .select()
      .from(aiCalls)
      .where(and(inArray(aiCalls.resourceId, ids), ne(aiCalls.totalTokens, 0)));
    console.log(
      JSON.stringify(
        Object.entries(Object.groupBy(paid, (c) => c.part + c.outcome)).map(([k, v]) => [
          k,
          v?.length,
        ]),
      ),
    );
    expect(paid).toHaveLength(80);
  });

  it('exceed the provider’s limit without the budget', async () => {
    const { emulator } = await makeAtOnce(3, { tokens: 300, perMs: 2_000 }, false);
    expect(emulator.usage().moderation?.broken ?? 0).toBeGreaterThan(0);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls } from '#db/schema/resources.ts';
import { type DialectName, dialects } from '#emulators/openai/dialects.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';
import { openModel } from './models/ask-model.ts';
import { dutyModels } from './models/duty-models.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';
import { demoTypes, insertDraft, lessonOf, makeLesson } from './testing/make-lesson.ts';

let database: TestDatabase;
let teacher: string;
const emulators: OpenAIEmulator[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
});
afterAll(async () => {
  for (const emulator of emulators) await emulator.close();
  await database.close();
});

/** Returns a job context for a server of this dialect, with only the settings in the README's example. */
async function contextOn(dialect: DialectName, settings: Partial<AiJobsEnv> = {}) {
  const emulator = await startOpenAI({ answer, dialect });
  emulators.push(emulator);
  const { models } = dialects[dialect];
  const MODEL_TEXT = typeof models === 'string' ? 'whatever' : models[0];
  const env = { OPENAI_BASE_URL: emulator.url, OPENAI_API_KEY: 'none', MODEL_TEXT, ...settings };
  const context: JobContext = {
    ...fakeJobContext(database.db),
    model: openModel({ sleep: async () => undefined }),
    models: dutyModels(env as AiJobsEnv, { models: [], choices: [] }),
  };
  return { context, emulator };
}

const others = Object.keys(dialects).filter(
  (name) => name !== 'openai' && name !== 'small-context',
) as DialectName[];

describe('a whole lesson generated with only the README’s settings', { timeout: 60_000 }, () => {
  it.each(others)('generates every part on %s', async (dialect) => {
    const { context } = await contextOn(dialect);
    const id = await insertDraft(context, teacher);
    const parts = await makeLesson(context, id);
    const told = Object.values(parts).map(({ part, status, problem }) => [part, status, problem]);
    const ready = ['text', 'words', 'pictures', ...demoTypes];
    expect(
      told
        .filter(([part]) => part !== 'speech')
        .map(([part, status]) => [part, status])
        .sort(),
    ).toEqual(ready.map((part) => [part, 'ready']).sort());
    expect(parts.speech).toMatchObject({ status: 'failed', problem: { code: 'not_supported' } });
    expect((await lessonOf(context, id))?.status).toBe('review');
    const calls = await database.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    // The usage is recorded even if the server does not report it.
    const used = calls.filter(({ outcome }) => outcome === 'ok');
    expect(used.every(({ promptTokens }) => promptTokens > 100)).toBe(true);
    expect(used.every(({ completionTokens }) => completionTokens > 0)).toBe(true);
    expect(new Set(calls.map(({ outcome }) => outcome)).has('model_setup')).toBe(false);
    const { rows } = await database.db.execute<{ kept: number }>(sql`
      select coalesce(sum(micros), 0)::int as kept from ai_reservations`);
    expect(rows[0]?.kept).toBe(0);
  });
});

describe('a model with a small context', { timeout: 60_000 }, () => {
  const settings = { MODEL_CONTEXT: '4096' };

  it('keeps every request within the context size that the operator set', async () => {
    const { context, emulator } = await contextOn('small-context', settings);
    const id = await insertDraft(context, teacher, { count: 50, parts: ['phrase'], audio: 'none' });
    const parts = await makeLesson(context, id);
    expect([parts.text?.status, parts.phrase?.status]).toEqual(['ready', 'ready']);
    expect(emulator.calls().every(({ instruction }) => instruction !== '')).toBe(true);
  });

  it('fails the part without a call if the text exceeds the context', async () => {
    const { context, emulator } = await contextOn('small-context', settings);
    const long = 'Le petit chat noir dort dans la grande maison de ma tante. '.repeat(240);
    const id = await insertDraft(context, teacher, {
      ...{ given: { target: long.trim(), native: long.trim() }, textType: 'text' },
      ...{ parts: ['comprehension'], audio: 'none' },
    });
    const before = emulator.calls().length;
    const parts = await makeLesson(context, id);
    expect(parts.comprehension).toMatchObject({
      status: 'failed',
      problem: { code: 'model_context', message: expect.stringContaining('shorter text') },
    });
    expect(
      emulator
        .calls()
        .slice(before)
        .map(({ part }) => part),
    ).not.toContain('comprehension');
  });

  it('reads the context size from a rejection and shortens the next request to fit', async () => {
    const { context, emulator } = await contextOn('vllm');
    const id = await insertDraft(context, teacher, { count: 50, parts: [], audio: 'none' });
    const parts = await makeLesson(context, id);
    expect(parts.text?.status).toBe('ready');
    // The text's limit plus the reasoning tokens would exceed the model's context of 8,192 tokens.
    expect(context.models.text.reasoningTokens).toBe(2_000);
    expect(emulator.usage().text).toMatchObject({ calls: 1 });
  });
});

describe('choice of the model that moderates', { timeout: 60_000 }, () => {
  const unfit = { topic: 'how to make a bomb', count: 50, parts: [], audio: 'none' } as const;

  it('uses the text model if the server has no moderation endpoint', async () => {
    const { context, emulator } = await contextOn('ollama');
    const parts = await makeLesson(
      context,
      await insertDraft(context, teacher, { ...unfit, parts: [] }),
    );
    expect(parts.text).toMatchObject({ status: 'failed', problem: { code: 'moderated' } });
    expect(emulator.calls().map(({ part }) => part)).toEqual(['moderation']);
  });

  it('skips moderation if the operator turns it off', async () => {
    const { context } = await contextOn('ollama', { MODEL_MODERATION: 'none' });
    const parts = await makeLesson(
      context,
      await insertDraft(context, teacher, { ...unfit, parts: [] }),
    );
    expect(parts.text?.status).toBe('ready');
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Pictures } from '#contracts/resources/resource.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { operatorAlerts } from '#db/schema/ai.ts';
import { aiCalls, aiSpend, resourceParts } from '#db/schema/resources.ts';
import type { Faults } from '#emulators/openai/faults.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';
import { openModel } from './models/ask-model.ts';
import { runJob } from './run-job.ts';
import { demoModels } from './testing/demo-models.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

let database: TestDatabase;
let emulator: OpenAIEmulator;
let teacher: string;
beforeAll(async () => {
  database = await createTestDatabase();
  emulator = await startOpenAI({ answer });
  teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
});
afterAll(async () => {
  await emulator.close();
  await database.close();
});
afterEach(async () => {
  emulator.setFaults({});
  await database.db.delete(operatorAlerts);
});

function contextOf(send?: typeof fetch, settings: Partial<AiJobsEnv> = {}): JobContext {
  return {
    ...fakeJobContext(database.db),
    model: openModel({ sleep: async () => undefined, ...(send && { fetch: send }) }),
    models: demoModels(emulator.url, {
      MODEL_QUESTIONS: 'lexiloom-demo-thinker',
      ...settings,
    }),
  };
}

const partOf = async (id: string, name: string) => {
  const parts = await database.db
    .select()
    .from(resourceParts)
    .where(eq(resourceParts.resourceId, id));
  return parts.find(({ part }) => part === name);
};

interface Expected {
  status: 'ready' | 'queued' | 'failed';
  code?: string;
  /** Part of the text shown to the teacher. */
  says?: string;
  /** The alert that admins receive. */
  alert?: string;
  /** The minimum time in seconds until the queue delivers the job again. */
  againAfter?: number;
}

const day = { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '6m0s' };
const keepsTrying = 'Lexiloom keeps trying';

/** A provider's rejection of a question, and the expected result. */
const refusals: [string, Faults, Expected][] = [
  [
    'an exhausted balance',
    { status: 429, errorCode: 'insufficient_quota', errorType: 'insufficient_quota' },
    {
      status: 'queued',
      code: 'model_quota',
      says: 'credit with the AI provider',
      alert: 'model_quota',
    },
  ],
  [
    'a reached spending limit',
    { status: 429, errorCode: 'project_spend_limit_exceeded', errorType: 'insufficient_quota' },
    { status: 'queued', code: 'model_quota', says: keepsTrying, alert: 'model_quota' },
  ],
  [
    'a missing model',
    { status: 404, errorCode: 'model_not_found' },
    {
      status: 'failed',
      code: 'model_setup',
      says: 'does not accept our requests',
      alert: 'model_setup',
    },
  ],
  [
    'a wrong API key',
    { status: 401, errorCode: 'invalid_api_key' },
    { status: 'failed', code: 'model_setup', says: 'waiting will not help', alert: 'model_setup' },
  ],
  [
    'an organisation that may not use the model',
    { status: 403, errorCode: 'permission_denied' },
    {
      status: 'failed',
      code: 'model_setup',
      says: 'does not accept our requests',
      alert: 'model_setup',
    },
  ],
  [
    'an organisation that may not stream the model',
    { status: 400, errorCode: 'unsupported_value', errorParam: 'stream', times: 1 },
    { status: 'ready' },
  ],
  [
    'a rate limit that lasts less than a second',
    { status: 429, errorHeaders: { 'retry-after-ms': '300' }, times: 1 },
    { status: 'ready' },
  ],
  [
    'a rate limit that lasts a minute',
    { status: 429, retryAfterSeconds: 60 },
    { status: 'queued', code: 'model_busy', says: keepsTrying, againAfter: 60 },
  ],
  [
    'a token limit that resets in six minutes',
    { status: 429, errorHeaders: day },
    { status: 'queued', code: 'model_busy', says: 'very busy', againAfter: 360 },
  ],
  [
    'a rate limit of unknown duration',
    { status: 429 },
    { status: 'queued', code: 'model_busy', says: keepsTrying, againAfter: 3 },
  ],
  [
    'an overloaded server',
    { status: 503, errorCode: 'server_is_overloaded' },
    { status: 'queued', code: 'model_down', says: keepsTrying },
  ],
  [
    'status 507',
    { status: 507 },
    { status: 'queued', code: 'model_down', says: 'cannot be reached' },
  ],
  [
    'a prompt that the safety system blocks',
    { status: 400, errorCode: 'content_policy_violation' },
    { status: 'failed', code: 'model_refused', says: 'Change the topic' },
  ],
  [
    'a prompt above the context size',
    { status: 400, errorCode: 'context_length_exceeded' },
    { status: 'failed', code: 'model_context', says: 'shorter text' },
  ],
];

describe('questions rejected by the provider', { timeout: 30_000 }, () => {
  it.each(refusals)(
    'sets the part’s status, message and alert after %s',
    async (_, faults, expected) => {
      const parts = [{ part: 'text', status: 'ready' as const }, { part: 'comprehension' }];
      const id = await insertLesson(database.db, teacher, {}, parts);
      emulator.setFaults({ only: 'comprehension', failRate: 1, ...faults });
      const job = { resourceId: id, part: 'comprehension', generation: 1 };
      const verdict = await runJob(contextOf(), job);
      const part = await partOf(id, 'comprehension');
      if (expected.status === 'ready') {
        // The demo writer cannot generate useful content for an unknown text. This test only checks that it
        // was called and replied.
        expect(part?.problem?.code ?? 'check_failed').toBe('check_failed');
        expect(part?.content).not.toBeNull();
      } else {
        expect(part).toMatchObject({ status: expected.status, problem: { code: expected.code } });
        expect(part?.problem?.message).toContain(expected.says);
      }
      expect(verdict.kind).toBe(expected.status === 'queued' ? 'again' : 'done');
      if (verdict.kind === 'again') {
        expect(verdict.afterSeconds).toBeGreaterThanOrEqual(expected.againAfter ?? 3);
      }
      const alerts = await database.db.select().from(operatorAlerts);
      expect(alerts.map(({ kind }) => kind)).toEqual(expected.alert ? [expected.alert] : []);
      const [spend] = await database.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
      expect(spend?.reservedMicros).toBe(0);
    },
  );
});

describe('pictures that cannot be drawn', () => {
  it('replaces a blocked picture with an emoji and draws the others', async () => {
    const items = [
      { id: 'v1', target: 'le couteau', native: 'knife' },
      { id: 'v2', target: 'le chat', native: 'cat' },
      { id: 'v3', target: 'le poisson', native: 'fish' },
    ];
    const images = items.map(({ id }) => id);
    const id = await insertLesson(database.db, teacher, {}, [
      { part: 'vocab', status: 'ready', content: { items } },
      { part: 'pictures', options: { images } },
    ]);
    const error = {
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
      message: 'no',
    };
    const context = contextOf((url, init) => {
      const isKnife =
        String(url).endsWith('/images/generations') && /knife/.test(String(init?.body));
      return isKnife
        ? Promise.resolve(Response.json({ error }, { status: 400 }))
        : fetch(url, init);
    });
    await runJob(context, { resourceId: id, part: 'pictures', generation: 1 });
    const part = await partOf(id, 'pictures');
    expect(part).toMatchObject({ status: 'ready', problem: null });
    const pictures = Pictures.parse(part?.content);
    expect(pictures.v2).toMatchObject({ key: expect.any(String) });
    expect(pictures.v3).toMatchObject({ key: expect.any(String) });
    expect(pictures.v1 ?? { emoji: '' }).toHaveProperty('emoji');
    // The two pictures whose usage contains tokens are paid for. The blocked picture is not.
    const calls = await database.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    const drawn = calls.filter(({ model }) => model === 'lexiloom-demo-painter');
    expect(drawn.map(({ outcome }) => outcome).sort()).toEqual(['model_refused', 'ok', 'ok']);
    expect(drawn.find(({ outcome }) => outcome === 'model_refused')?.costMicros).toBe(0);
    for (const { completionTokens, costMicros } of drawn.filter(
      ({ outcome }) => outcome === 'ok',
    )) {
      expect(completionTokens).toBe(600);
      expect(costMicros).toBeGreaterThanOrEqual(8 * 600);
    }
  });

  it('uses emojis and states the reason if no image model is configured', async () => {
    const items = [{ id: 'v1', target: 'le chat', native: 'cat' }];
    const id = await insertLesson(database.db, teacher, {}, [
      { part: 'vocab', status: 'ready', content: { items } },
      { part: 'pictures', options: { images: ['v1'] } },
    ]);
    const context = contextOf(undefined, { MODEL_IMAGE: 'none' });
    await runJob(context, { resourceId: id, part: 'pictures', generation: 1 });
    expect(await partOf(id, 'pictures')).toMatchObject({
      ...{ status: 'ready', problem: { code: 'not_supported' } },
    });
  });
});

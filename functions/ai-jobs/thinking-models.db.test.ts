import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelKind } from '#contracts/ai-models/ai-model.ts';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import { Speech } from '#contracts/resources/resource.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, resourceParts } from '#db/schema/resources.ts';
import type { Faults } from '#emulators/openai/faults.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { strictProblems } from '#lessons/questions/reply-schema.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { draftFeedback } from './draft-feedback.ts';
import type { AiJobsEnv } from './env.ts';
import { improveTopic } from './improve-topic.ts';
import type { JobContext } from './job-context.ts';
import { sampleVoice } from './media/sample-voice.ts';
import { openModel } from './models/ask-model.ts';
import { dutyModels } from './models/duty-models.ts';
import { runJob } from './run-job.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';
import { demoTypes, insertDraft, lessonOf, makeLesson } from './testing/make-lesson.ts';

/** Simulates reasoning, which takes 5 to 60 s on a real server, a hundred times faster. */
const thinkMs = 300;

let database: TestDatabase;
let emulator: OpenAIEmulator;
const asked: { path: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  emulator = await startOpenAI({ answer, pace: { thinkMs, roughStream: true } });
});
afterAll(async () => {
  await emulator.close();
  await database.close();
});
afterEach(() => {
  emulator.setFaults({});
  emulator.clearUsage();
  asked.length = 0;
});

/**
 * Maps the kind of an OpenAI model to the emulator's model in its place. The emulator's model reasons if the
 * OpenAI model does.
 */
const standInFor: Partial<Record<ModelKind, string>> = {
  chat: 'lexiloom-demo-thinker',
  'audio-chat': 'lexiloom-demo-reader',
  images: 'lexiloom-demo-painter',
  moderations: 'lexiloom-demo-moderator',
};

/**
 * Sends calls for OpenAI to the emulator instead, and replaces the name of each OpenAI model with the name of
 * the emulator's model.
 */
const throughStandIn: typeof fetch = (url, init) => {
  const path = String(url).replace('https://api.openai.com/v1', '');
  const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
  asked.push({ path, body });
  const kind = catalogue.find(({ name }) => name === body.model)?.kind;
  const model = kind && standInFor[kind];
  return fetch(`${emulator.url}${path}`, { ...init, body: JSON.stringify({ ...body, model }) });
};

function openAiContext(): JobContext {
  const env = { OPENAI_API_KEY: 'test' } as AiJobsEnv;
  return {
    ...fakeJobContext(database.db),
    model: openModel({ fetch: throughStandIn, sleep: async () => undefined }),
    models: dutyModels(env, { models: [], choices: [] }),
  };
}

const callsOf = (id: string) =>
  database.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
const spendOf = async (userId: string) =>
  (await database.db.select().from(aiSpend).where(eq(aiSpend.userId, userId)))[0];
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('default models with reasoning', { timeout: 120_000 }, () => {
  it('generate a whole lesson and record the token counts that the server reports', async () => {
    const context = openAiContext();
    const teacher = await insertTeacher(database.db, { plan: 'SINGLE_TEACHER' });
    const id = await insertDraft(context, teacher);
    const parts = await makeLesson(context, id);
    const unready = Object.values(parts).filter(({ status }) => status !== 'ready');
    expect(unready.map(({ part, problem }) => [part, problem])).toEqual([]);
    expect(Object.keys(parts).length).toBe(demoTypes.length + 4);
    const lesson = await lessonOf(context, id);
    const { clips } = Speech.parse(parts.speech?.content);
    expect(Object.keys(clips)).toHaveLength(lesson?.text.sentences.length ?? 0);

    const calls = await callsOf(id);
    const told = Object.values(emulator.usage());
    expect(sum(calls.map((call) => call.promptTokens))).toBe(
      sum(told.map((part) => part.promptTokens)),
    );
    expect(sum(calls.map((call) => call.completionTokens))).toBe(
      sum(told.map((part) => part.completionTokens)),
    );
    // The models did reason: even at low effort, each call used 150 reasoning tokens in addition to its
    // reply.
    expect(emulator.usage().phrase?.completionTokens).toBeGreaterThan(150);
    expect(await spendOf(teacher)).toMatchObject({
      ...{ reservedMicros: 0, spentMicros: sum(calls.map((call) => call.costMicros)) },
    });
  });

  it('receive, for every duty, only schemas within OpenAI’s documented subset', async () => {
    const context = openAiContext();
    const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
    const id = await insertDraft(context, teacher);
    const parts = await makeLesson(context, id);
    expect(parts.text?.status).toBe('ready');
    const given = await insertDraft(context, teacher, {
      ...{ given: { target: 'Il pleut. Prends ton parapluie !' }, textType: 'text' },
      ...{ parts: [], audio: 'none' },
    });
    await makeLesson(context, given);
    const topic = { title: 'Au marché', topic: 'the market', from: 'en', to: 'fr' };
    const improved = { teacherId: teacher, ...topic, audience: 'A2.1', textType: 'text' } as const;
    expect(await improveTopic(context, improved)).toMatchObject({ kind: 'topic' });
    const pupil = { question: 'Pourquoi ?', written: 'Parce que oui.', from: 'en', to: 'fr' };
    expect(
      await draftFeedback(context, { teacherId: teacher, resourceId: null, ...pupil }),
    ).toMatchObject({ kind: 'draft' });
    const speaker = (await lessonOf(context, id))?.text.sentences[0]?.speaker ?? '';
    expect(await sampleVoice(context, id, { speaker, voice: 'sage' })).toMatchObject({
      kind: 'clip',
    });

    const formats = asked.flatMap(({ body }) => {
      const format = body.response_format as
        | { json_schema: { name: string; strict: boolean; schema: unknown } }
        | undefined;
      return format ? [format.json_schema] : [];
    });
    for (const { strict, schema } of formats) {
      expect(strict).toBe(true);
      expect(strictProblems(schema)).toEqual([]);
    }
    const names = new Set(formats.map(({ name }) => name));
    expect([...names].sort()).toEqual(
      [...demoTypes, 'text', 'words', 'pictures', 'topic', 'feedback'].sort(),
    );
    expect(new Set(asked.map(({ path }) => path))).toEqual(
      new Set(['/chat/completions', '/moderations']),
    );
    // The token limit is the limit for the reply plus room for reasoning.
    const phrase = asked.find(({ body }) => JSON.stringify(body).includes('"name":"phrase"'));
    expect(phrase?.body).toMatchObject({ reasoning_effort: 'low', max_completion_tokens: 8_000 });
  });
});

/**
 * Each way in which a reasoning model may reply, the resulting state of the part, and the number of calls.
 */
const endings: [string, Faults, string, string | null, number][] = [
  ['a refusal', { refuse: true }, 'failed', 'model_refused', 1],
  ['a content filter', { finish: 'content_filter' }, 'failed', 'model_refused', 1],
  // Each attempt is billed, so this call is retried only once.
  [
    'reasoning that uses up the token limit',
    { reasoningTokens: 9_000 },
    'queued',
    'model_cut_off',
    2,
  ],
  [
    'reasoning that uses up the token limit once',
    { reasoningTokens: 9_000, times: 1 },
    'ready',
    null,
    2,
  ],
  ['a truncated reply', { cutAfterChars: 30, times: 1 }, 'ready', null, 2],
  ['prose instead of JSON, twice', { nonsense: 'prose' }, 'failed', 'model_nonsense', 2],
  ['two server errors', { failRate: 1, status: 500, times: 2 }, 'ready', null, 3],
];

describe('a call to a reasoning model', { timeout: 60_000 }, () => {
  it.each(endings)(
    'sets the part’s status and records the cost after %s',
    async (_, faults, status, code, times) => {
      const context = openAiContext();
      const teacher = await insertTeacher(database.db, { plan: 'TRIAL' });
      const id = await insertDraft(context, teacher, { parts: ['phrase'], audio: 'none' });
      await runJob(context, { resourceId: id, part: 'text', generation: 1 });
      emulator.setFaults({ only: 'phrase', ...faults });
      await runJob(context, { resourceId: id, part: 'phrase', generation: 1 });
      const calls = (await callsOf(id)).filter(
        ({ part, model }) => part === 'phrase' && model !== 'omni-moderation-latest',
      );
      expect(calls).toHaveLength(times);
      const { phrase } = await partsByName(id);
      expect(phrase).toMatchObject({ status, problem: code ? { code } : null });
      // The recorded usage matches the server's bill: exactly for a complete reply, and at least in part for
      // a broken reply.
      const told = emulator.usage().phrase;
      expect(sum(calls.map((call) => call.completionTokens))).toBeGreaterThanOrEqual(
        told?.completionTokens ?? 0,
      );
      expect(await spendOf(teacher)).toMatchObject({ reservedMicros: 0 });
    },
  );
});

async function partsByName(id: string) {
  const rows = await database.db
    .select()
    .from(resourceParts)
    .where(eq(resourceParts.resourceId, id));
  return Object.fromEntries(rows.map((row) => [row.part, row]));
}

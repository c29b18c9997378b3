import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Duty, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import type { ModelTrialAnswer } from '#contracts/ai-models/model-trial.ts';
import { trialWords } from '#contracts/ai-models/trial-words.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiReservations } from '#db/schema/ai.ts';
import { aiCalls, aiSpend } from '#db/schema/resources.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { allExamples } from '#lessons/questions/all-examples.ts';
import { exampleTexts } from '#lessons/questions/example-texts.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { openModel } from './models/ask-model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { demoModels } from './testing/demo-models.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';
import { tryModel } from './try-model.ts';

let database: TestDatabase;
let emulator: OpenAIEmulator;
let admin: string;
let lesson: string;
let context: FakeJobContext;

beforeAll(async () => {
  database = await createTestDatabase();
  emulator = await startOpenAI({ answer: () => null });
  lesson = await insertLesson(database.db, await insertTeacher(database.db), {
    ...{ text: exampleTexts.french, status: 'final', visibility: 'PUBLIC' },
    draft: Draft.parse({}),
  });
});
afterAll(async () => {
  await emulator.close();
  await database.close();
});
beforeEach(async () => {
  context = fakeJobContext(database.db);
  admin = await insertTeacher(database.db, { role: 'admin', plan: null });
});

const server = { baseUrl: 'http://model.test/v1', apiKey: 'test' };
function attempt(duty: Duty, name: string, sample: string, choice: Partial<ModelChoice> = {}) {
  const model = catalogue.find((one) => one.name === name);
  if (!model) throw new Error(name);
  return tryModel(context, server, {
    ...{ adminId: admin, duty, sample, model },
    words: trialWords[duty]?.find(({ id }) => id === sample) ?? null,
    choice: { model: name, effort: null, reasoningTokens: 0, quality: 'low', ...choice },
  });
}
const sides = (answer: ModelTrialAnswer) => {
  if (answer.kind !== 'tried') throw new Error(JSON.stringify(answer));
  return answer;
};
const reply = JSON.stringify(allExamples.comprehension.replies.french);

describe('trying out a model', () => {
  it('sends both models the same prompt, each with its own settings, and returns the cost of each', async () => {
    context.turns.push(reply, '{"q":"no rows"}');
    const answer = sides(
      await attempt('questions', 'lexiloom-demo-thinker', lesson, {
        ...{ effort: 'low', reasoningTokens: 2_000 },
      }),
    );
    const [mine, theirs] = context.asked;
    expect(mine?.on).toMatchObject({ effort: 'low', reasoningTokens: 2_000, server });
    expect(mine?.on.model.name).toBe('lexiloom-demo-thinker');
    expect(theirs?.on.model.name).toBe('lexiloom-demo');
    expect(mine?.messages).toEqual(theirs?.messages);
    expect(answer.candidate).toMatchObject({ failure: null, problems: [], promptTokens: 100 });
    expect(answer.live?.problems[0]?.message).toMatch(/not in the required format/);
    const calls = await database.db.select().from(aiCalls).where(eq(aiCalls.userId, admin));
    expect(calls.map(({ model }) => model).sort()).toEqual([
      ...['lexiloom-demo', 'lexiloom-demo-thinker'],
    ]);
    const [spend] = await database.db.select().from(aiSpend).where(eq(aiSpend.userId, admin));
    expect(spend).toMatchObject({ reservedMicros: 0, spentMicros: 100 });
  });

  it.each([
    ['text', 'french-market', { t: 'x', s: [['Léa', 'Salut !', 'Hi!']] }],
    ['feedback', 'french-slips', { f: 'Good.', p: 40 }],
  ] as const)('uses built-in samples for %s', async (duty, sample, made) => {
    context.turns.push(JSON.stringify(made), JSON.stringify(made));
    const { candidate, live } = sides(await attempt(duty, 'gpt-6-luna', sample));
    expect(candidate.lines).toEqual(live?.lines);
    expect(candidate.lines).toHaveLength(1);
  });

  it('returns no result for the live side when the duty has no model', async () => {
    context.models = demoModels('http://model.test/v1', { MODEL_SPEECH: 'none' });
    const { candidate, live } = sides(await attempt('speech', 'tts-1', 'french-line'));
    expect(candidate.sound).toBeTruthy();
    expect(live).toBeNull();
  });

  it('reports one model’s failure without losing the other’s result', async () => {
    context.turns.push(new ModelFailure('model_setup', '404 model_not_found'), reply);
    const { candidate, live } = sides(await attempt('questions', 'gpt-6-luna', lesson));
    expect(candidate.failure).toMatch(/does not accept our requests/);
    expect(live?.failure).toBeNull();
    const { rows } = await database.db.execute(sql`select 1 from operator_alerts`);
    expect(rows, 'a name that is tried is no alert').toEqual([]);
  });

  it('does not call a model when the daily cap is reached', async () => {
    admin = await insertTeacher(database.db, { plan: null });
    expect(await attempt('questions', 'gpt-6-luna', lesson)).toMatchObject({ code: 'spend_cap' });
    expect(context.asked).toEqual([]);
  });

  it('accepts only public lessons and the built-in samples of the duty', async () => {
    const hidden = await insertLesson(database.db, admin, { status: 'final' });
    for (const [duty, name, sample] of [
      ['questions', 'gpt-6-luna', hidden],
      ['text', 'gpt-6-luna', lesson],
      ['speech', 'tts-1', 'umbrella'],
    ] as const) {
      expect(await attempt(duty, name, sample)).toEqual({ kind: 'no sample' });
    }
  });

  it('generates speech and pictures and moderates text on a real server', async () => {
    context.model = openModel({ sleep: async () => undefined });
    context.models = demoModels(emulator.url);
    Object.assign(server, { baseUrl: emulator.url });
    const spoken = sides(await attempt('speech', 'lexiloom-demo-reader', 'french-line'));
    for (const side of [spoken.candidate, spoken.live]) {
      expect(side).toMatchObject({ failure: null, problems: [] });
      expect(side?.sound?.length).toBeGreaterThan(1_000);
    }
    const drawn = sides(await attempt('pictures', 'lexiloom-demo-painter', 'umbrella'));
    expect(atob(drawn.candidate.picture ?? '').slice(1, 4)).toBe('PNG');
    const notes = [];
    for (const { id } of trialWords.moderation ?? []) {
      const judged = sides(await attempt('moderation', 'lexiloom-demo-moderator', id));
      notes.push(judged.candidate.lines[0]?.note);
    }
    expect(notes).toEqual([
      ...['Suitable for a lesson', 'Suitable for a lesson', 'Not suitable for a lesson'],
    ]);
    expect(await database.db.select().from(aiReservations)).toEqual([]);
  });
});

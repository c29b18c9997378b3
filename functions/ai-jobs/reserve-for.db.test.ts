import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOfPictures, costOfSpeech } from '#contracts/ai-models/model-cost.ts';
import { insertLesson, insertTeacher, shortText } from '#db/queries/testing/insert-lesson.ts';
import { aiSpend } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import { leaseJob } from './lease-job.ts';
import { dutyModels } from './models/duty-models.ts';
import { noSize, reserveFor, selectJobSize } from './reserve-for.ts';
import { demoModels } from './testing/demo-models.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Settings for OpenAI itself. */
const openAiEnv = { OPENAI_API_KEY: 'test' } as AiJobsEnv;

it('reserves for each call that a part may make, including reasoning and picture quality', async () => {
  const choice = (model: string, reasoningTokens: number, quality: 'low' | 'medium') => ({
    ...{
      model,
      effort: reasoningTokens > 0 ? ('high' as const) : null,
      reasoningTokens,
      quality,
    },
  });
  const chosen = {
    questions: choice('gpt-6.1-terra', 8_000, 'low'),
    pictures: choice('gpt-image-2.6-flare', 0, 'medium'),
  };
  const models = dutyModels(openAiEnv, {
    models: [],
    choices: Object.entries(chosen).map(([duty, one]) => ({
      ...{ duty: duty as 'questions', baseUrl: 'https://api.openai.com/v1', choice: one },
    })),
  });
  const pictures = { ...noSize, images: 10 };
  // The reply and the reasoning have 12,000 tokens at 5 dollars a million, and the prompt has 6,000 tokens at
  // 1 dollar a million. The sum is doubled for one repair.
  const question = reserveFor('phrase', models, noSize);
  expect(question).toBe(2 * (6_000 + 12_000 * 5));
  const drawing = reserveFor('pictures', models, pictures);
  expect(drawing).toBe(6_000 + (2_000 + 8_000) * 5 + 10 * 53_000);

  const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
  const parts = [
    { part: 'text', status: 'ready' as const },
    { part: 'phrase' },
    { part: 'pictures' },
  ];
  const id = await insertLesson(test.db, owner, {}, parts);
  const kinds: string[] = [];
  for (let generation = 1; generation <= 20; generation += 1) {
    await test.db.execute(sql`
      update resource_parts set generation = ${generation}, status = 'queued', leased_until = null
      where resource_id = ${id} and part in ('phrase', 'pictures')`);
    const asked = { resourceId: id, part: generation === 1 ? 'pictures' : 'phrase' };
    kinds.push((await leaseJob(test.db, asked, generation === 1 ? drawing : question)).kind);
  }
  const started = kinds.filter((kind) => kind === 'leased').length;
  expect(started).toBe(1 + Math.floor((1_500_000 - drawing) / question));
  const [spend] = await test.db.select().from(aiSpend).where(eq(aiSpend.userId, owner));
  expect(spend?.reservedMicros).toBe(drawing + (started - 1) * question);
});

describe('job size', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const models = demoModels();
  const { speech, pictures } = models;

  it('counts the stored text and vocabulary, and the requested audio and pictures', async () => {
    const owner = await insertTeacher(test.db);
    const id = await insertLesson(test.db, owner, {}, [
      { part: 'vocab', content: { items: [{ id: 'v1', target: 'le chat', native: 'cat' }] } },
      { part: 'speech', options: { vocabulary: true } },
      { part: 'pictures', options: { images: ['v1', 'v2'] } },
      { part: 'phrase' },
    ]);
    const sum = (side: 'target' | 'native') =>
      shortText.sentences.reduce((characters, one) => characters + one[side].text.length, 0);
    const of = (part: string) => selectJobSize(test.db, { resourceId: id, part });
    const size = {
      ...noSize,
      language: shortText.target,
      target: sum('target'),
      native: sum('native'),
      vocabulary: 10,
    };
    expect(await of('phrase')).toEqual(size);
    expect(await of('speech')).toEqual({ ...size, spokenVocabulary: 7 });
    expect(await of('pictures')).toEqual({ ...size, images: 2 });
    expect(await of('poem')).toEqual(noSize);
  });

  it('reserves more for a longer text and for each picture', () => {
    const long = { ...noSize, target: 20_000, native: 20_000, spokenVocabulary: 500 };
    expect(reserveFor('speech', models, long)).toBe(
      2 * (speech ? costOfSpeech(speech.model, 20_500, '') : 0),
    );
    for (const part of ['words', 'phrase', 'pictures']) {
      expect(reserveFor(part, models, long)).toBeGreaterThan(reserveFor(part, models, noSize));
    }
    const drawn = reserveFor('pictures', models, { ...noSize, images: 30 });
    expect(drawn - reserveFor('pictures', models, noSize)).toBe(
      pictures ? costOfPictures(pictures.model, 'low', 30) : 0,
    );
  });
});

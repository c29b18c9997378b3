import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, resourceParts, resources } from '#db/schema/resources.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { cefrLevels } from '#language/cefr.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { JobContext } from './job-context.ts';
import { openModel } from './models/ask-model.ts';
import { moderateWords } from './moderate-words.ts';
import { demoModels } from './testing/demo-models.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';
import { streamText } from './text/stream-text.ts';

let database: TestDatabase;
let emulator: OpenAIEmulator;
let context: JobContext;
let written = '';
const logged: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const row = (n: number) => [
    '',
    `Phrase numéro ${n} avec le petit chat dans la maison.`,
    `Sentence number ${n} with the little cat${n === 4 ? written : ''}.`,
  ];
  emulator = await startOpenAI({ answer: () => ({ t: 'Le chat', s: [1, 2, 3, 4, 5].map(row) }) });
  context = {
    ...fakeJobContext(database.db),
    model: openModel(),
    models: demoModels(emulator.url),
  };
});
afterAll(async () => {
  await emulator.close();
  await database.close();
});
beforeEach(() => {
  written = '';
  logged.length = 0;
  for (const level of ['info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line.join(' ')));
  }
});

/** Sentences in natural wording that the simulated moderation flags. */
const unfit = [
  'a porn film',
  'an erotic story of two neighbours',
  'a sex scene in a hotel',
  'how they torture a prisoner',
  'soldiers who behead people',
  'a boy who says: I will kill myself',
  'a girl and her self-harm',
  'the best suicide method',
  'why ethnic cleansing is good',
  'the master race',
  'how to make a bomb',
  'how to build a bomb at school',
  'where to buy cocaine',
];
const places = ['topic', 'title', 'vocabulary', 'given text'] as const;

async function write(teacher: string, level: string, place: string, words: string) {
  const draft = Draft.parse({
    ...{ title: place === 'title' ? words : 'Le chat', topic: 'A cat', count: 50, audience: level },
    ...(place === 'topic' && { topic: words }),
    // One unsuitable line among sixty suitable ones.
    ...(place === 'vocabulary' && {
      vocabulary: Array.from({ length: 60 }, (_, at) => ({
        ...{ target: `le mot ${at}`, native: at === 41 ? words : `the word ${at}` },
      })),
    }),
    ...(place === 'given text' && {
      given: { target: `${'Le chat dort. '.repeat(60)}Voici: ${words}.` },
    }),
  });
  const text = { target: 'fr', native: 'en', sentences: [] };
  const id = await insertLesson(
    database.db,
    teacher,
    { status: 'writing', title: draft.title, level, audience: level, text, draft },
    [{ part: 'text' }],
  );
  const told = await (await streamText(context, id, () => undefined)).text();
  const [lesson] = await database.db.select().from(resources).where(eq(resources.id, id));
  const [part] = await database.db
    .select()
    .from(resourceParts)
    .where(eq(resourceParts.resourceId, id));
  return { id, told, lesson, part };
}

/**
 * Number of cases. By default, there is one case for each place at each level. `CASES=200` runs all cases of
 * reliability S12.
 */
const count = Number(process.env.CASES ?? 40);

test('rejects unsuitable requests before any money is spent, at each of the ten levels', async () => {
  const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
  const cases = Array.from({ length: count }, (_, at) => ({
    level: cefrLevels[at % cefrLevels.length] ?? '',
    place: places[Math.floor(at / cefrLevels.length) % places.length] ?? 'topic',
    words: unfit[at % unfit.length] ?? '',
  }));
  for (const { level, place, words } of cases) {
    const { told, lesson, part } = await write(teacher, level, place, words);
    const said = `“${words}” in the ${place} at ${level}`;
    expect(told, said).toContain('not suitable for a lesson');
    expect(part, said).toMatchObject({ status: 'failed', problem: { code: 'moderated' } });
    expect(lesson?.status, said).toBe('draft');
    expect(lesson?.text.sentences, said).toEqual([]);
  }
  expect(emulator.calls()).toEqual([]);
  const [spend] = await database.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
  expect(spend).toMatchObject({ spentMicros: 0, reservedMicros: 0 });
  // The calls are recorded and logged, but without the unsuitable words.
  const records = JSON.stringify(await database.db.select().from(aiCalls));
  for (const words of unfit) expect(logged.join('\n') + records).not.toContain(words);
  vi.mocked(console.info).mockRestore();
  console.info(
    `S12: ${cases.length} unfit requests: ${cases.length} stopped, 0 calls of the writer`,
  );
}, 120_000);

test.each(unfit)('keeps unsuitable words of the model out of the lesson: “%s”', async (words) => {
  const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
  written = ` and ${words}`;
  const { lesson, part } = await write(teacher, 'A2.1', 'topic', 'A cat');
  expect(part).toMatchObject({ status: 'failed', problem: { code: 'moderated' } });
  // No part of the rejected text is stored, not even in the draft.
  expect(lesson).toMatchObject({ status: 'draft' });
  expect(lesson?.text.sentences).toEqual([]);
});

test('creates a lesson from words that pass moderation', async () => {
  const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
  const { lesson } = await write(teacher, 'A2.1', 'topic', 'A cat');
  expect(lesson).toMatchObject({ status: 'review' });
  expect(lesson?.text.sentences).toHaveLength(5);
});

test('restores the previous text if its rewrite is unsuitable', async () => {
  const teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
  const { id, lesson } = await write(teacher, 'A2.1', 'topic', 'A cat');
  const before = lesson?.text;
  await database.db
    .update(resources)
    .set({
      status: 'writing',
      former: { text: before, status: 'review', parts: [] } as never,
      text: { target: 'fr', native: 'en', sentences: [] },
    })
    .where(eq(resources.id, id));
  await database.db
    .update(resourceParts)
    .set({ status: 'queued' })
    .where(eq(resourceParts.resourceId, id));
  written = ` and ${unfit[0]}`;
  await (await streamText(context, id, () => undefined)).text();
  const [after] = await database.db.select().from(resources).where(eq(resources.id, id));
  expect(after).toMatchObject({ status: 'review', text: before, former: null });
});

test('charges the teacher for moderation by a text model, within the daily cap', async () => {
  const teacher = await insertTeacher(database.db, { plan: 'TRIAL' });
  const byText = { ...context, models: { ...context.models, moderation: context.models.text } };
  const asked = { ownerId: teacher, groups: [['Week 3'], ['le chat dort']] };
  await moderateWords(byText, asked);
  const calls = await database.db.select().from(aiCalls).where(eq(aiCalls.userId, teacher));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.every(({ part, totalTokens }) => part === 'moderation' && totalTokens > 0)).toBe(
    true,
  );
  const [spend] = await database.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
  const cost = calls.reduce((sum, { costMicros }) => sum + costMicros, 0);
  expect(spend).toMatchObject({ spentMicros: cost, reservedMicros: 0 });
  await database.db
    .update(aiSpend)
    .set({ spentMicros: 1_500_000 })
    .where(eq(aiSpend.userId, teacher));
  expect(await moderateWords(byText, asked)).toMatchObject({ kind: 'problem', code: 'spend_cap' });
});

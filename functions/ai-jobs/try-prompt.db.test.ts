import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend } from '#db/schema/resources.ts';
import type { PromptTrialAnswer } from '#functions/http/prompt-trial.ts';
import { type PromptKey, prompts } from '#lessons/prompts/prompts.ts';
import { allExamples } from '#lessons/questions/all-examples.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { storedPhrase } from '#lessons/questions/chunk/phrase-words.ts';
import { exampleTexts } from '#lessons/questions/example-texts.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ModelFailure } from './models/model-failure.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';
import { tryPrompt } from './try-prompt.ts';

let database: TestDatabase;
let admin: string;
let lesson: string;
let context: FakeJobContext;
const text = exampleTexts.french;

beforeAll(async () => {
  database = await createTestDatabase();
  const teacher = await insertTeacher(database.db);
  lesson = await insertLesson(
    database.db,
    teacher,
    {
      ...{ text, status: 'final', visibility: 'PUBLIC', textType: 'dialogue2' },
      draft: Draft.parse({ textType: 'dialogue2' }),
    },
    [
      {
        part: 'vocab',
        status: 'ready',
        content: { items: [{ id: 'v1', target: 'la piscine', native: 'the swimming pool' }] },
      },
    ],
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  context = fakeJobContext(database.db);
  admin = await insertTeacher(database.db, { role: 'admin', plan: null });
  await database.exec('truncate prompts');
});

const attempt = (key: PromptKey, sample = lesson, template?: string) =>
  tryPrompt(context, {
    ...{ adminId: admin, key, sample },
    template: template ?? `Mine. ${prompts[key].template}`,
  });
const spend = async () =>
  (await database.db.select().from(aiSpend).where(eq(aiSpend.userId, admin)))[0];
const sides = (answer: PromptTrialAnswer) => {
  if (answer.kind !== 'tried') throw new Error(JSON.stringify(answer));
  return answer;
};
const good = JSON.stringify(allExamples.phrase.replies.french);

test('tries both wordings on the same lesson, and returns the result, problems and cost of each', async () => {
  context.turns.push(good, '{"p":[["s1","nowhere here","x"]]}');
  const { draft, live } = sides(await attempt('phrase'));
  const [mine, theirs] = context.asked.map(({ messages }) => messages);
  expect(mine?.slice(0, 2)).toEqual(theirs?.slice(0, 2));
  expect(mine?.[2]?.content).toMatch(/^Mine\. Choose 8 phrases/);
  expect(theirs?.[2]?.content).toMatch(/^Choose 8 phrases/);
  expect(draft).toMatchObject({ failure: null, problems: [], promptTokens: 100, costMicros: 50 });
  expect(draft.content).toMatchObject({ items: expect.any(Array) });
  expect(live.problems.length).toBeGreaterThan(0);
  const calls = await database.db.select().from(aiCalls).where(eq(aiCalls.userId, admin));
  expect(calls).toMatchObject([{ part: 'trial', resourceId: null }, { part: 'trial' }]);
  expect(await spend()).toMatchObject({ reservedMicros: 0, spentMicros: 100 });
});

test('uses the published prompt for the live side', async () => {
  await database.db.execute(sql`insert into prompts (part, version, template, published_at)
    values ('phrase', 1, 'Live {{count}} {{target}} {{level}}', now())`);
  context.turns.push(good, good);
  await attempt('phrase');
  expect(context.asked[1]?.messages[2]?.content).toMatch(/^Live 8 French A2\.1\n/);
});

test('tries the chunk prompt with the curated words of the language, as in generation', async () => {
  const { phrase, key, head } = storedPhrase('fr', 'marché avec');
  await database.db.execute(sql`
    insert into chunk_words (id, language, phrase, phrase_key, head, rule)
    values ('a', 'fr', ${phrase}, ${key}, ${head}, 'together')`);
  const reply = JSON.stringify(allExamples.chunk.replies.french);
  context.turns.push(reply, reply);
  const made = sides(await attempt('chunk'));
  for (const { messages } of context.asked) {
    expect(messages.at(-1)?.content).toContain('"whole":["marché avec"]');
  }
  for (const side of [made.draft, made.live]) {
    const { sentences } = ChunkContent.parse(side.content);
    expect(sentences[2]?.pairs.map(({ target }) => target)).toEqual([
      ...['Moi, je voudrais aller', 'au marché avec toi.'],
    ]);
  }
});

test('reports one side’s failure without losing the other’s result', async () => {
  context.turns.push(new ModelFailure('model_slow', 'test'), good);
  const { draft, live } = sides(await attempt('phrase'));
  expect(draft.failure).toMatch(/took too long/);
  expect(live).toMatchObject({ failure: null, problems: [] });
  expect(await spend()).toMatchObject({ reservedMicros: 0 });
});

test('reports a reply that does not match the schema', async () => {
  context.turns.push('not JSON', '{"p":"no rows"}');
  const { draft, live } = sides(await attempt('phrase'));
  expect(draft.problems[0]?.message).toMatch(/not in the required format/);
  expect(live.problems[0]?.message).toMatch(/not in the required format/);
});

test('moderates the prompt before the call and the reply after it', async () => {
  context.flagged.push('forbidden words');
  expect(await attempt('phrase', lesson, 'forbidden words {{count}}')).toMatchObject({
    ...{ kind: 'problem', code: 'moderated' },
  });
  expect(context.asked).toEqual([]);
  context.turns.push('{"p":[["s1","forbidden words","x"]]}', good);
  const { draft, live } = sides(await attempt('phrase'));
  expect(draft).toMatchObject({ failure: 'Not suitable.', lines: [] });
  expect(live.failure).toBeNull();
});

test('does not call a model when the daily cap is reached', async () => {
  const poor = await insertTeacher(database.db, { plan: null });
  const answer = await tryPrompt(context, {
    ...{ adminId: poor, key: 'phrase', sample: lesson, template: 'x' },
  });
  expect(answer).toMatchObject({ kind: 'problem', code: 'spend_cap' });
  expect(context.asked).toEqual([]);
});

test('rejects a private lesson and the sample of another prompt', async () => {
  const hidden = await insertLesson(database.db, admin, { status: 'final' });
  for (const [key, sample] of [
    ['phrase', hidden],
    ['phrase', 'french-market'],
    ['text-text', lesson],
    ['text-text', 'french-slips'],
    ['feedback', 'french-market'],
    ['topic', 'french-market'],
  ] as const) {
    expect(await attempt(key, sample)).toEqual({ kind: 'no sample' });
  }
});

const twoRows = [
  ['Léa', 'Salut !', 'Hi!'],
  ['Tom', 'Je vais au marché.', 'I am going to the market.'],
];
test.each<[PromptKey, string | null, unknown, unknown, RegExp]>([
  ['text-dialogue2', 'french-market', { t: 'x', s: twoRows }, { note: 'Léa' }, /you asked for 100/],
  ['text-text', 'french-market', { t: 'x', s: twoRows }, { target: 'Salut\u00a0!' }, /2 speak; 0/],
  ['feedback', 'french-slips', { f: 'Good.', p: 140 }, { native: 'Good.' }, /between 0 and 100/],
  ['topic', 'one-word', { t: 'x'.repeat(601) }, { target: '' }, /after 600 characters/],
  ['topic', 'wishes', { t: ' ' }, { native: '' }, /There is no topic/],
  ['translate', null, { t: '', s: [['1', '', 'Hello']] }, { native: 'Hello' }, /no translation/],
  ['pictures', null, { e: [['v1', 'x']] }, { target: 'la piscine' }, /not one emoji/],
  ['words', null, { w: [['s1', [['N', '', 'hi', '']]]] }, undefined, /number of words/],
])('%s: returns the result as lines and reports its problems', async (...row) => {
  const [key, choice, reply, first, wrong] = row;
  context.turns.push(JSON.stringify(reply), JSON.stringify(reply));
  const { draft } = sides(await attempt(key, choice ?? lesson));
  if (first) expect(draft.lines[0]).toMatchObject(first);
  expect(draft.problems.map(({ message }) => message).join(' ')).toMatch(wrong);
});

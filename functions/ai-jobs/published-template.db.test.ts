import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher, type PartRow } from '#db/queries/testing/insert-lesson.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { prompts } from '#lessons/prompts/prompts.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { draftFeedback } from './draft-feedback.ts';
import { improveTopic } from './improve-topic.ts';
import { runJob } from './run-job.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';

let database: TestDatabase;
let teacher: string;
let context: FakeJobContext;
beforeAll(async () => {
  database = await createTestDatabase();
  teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
});
afterAll(() => database.close());
beforeEach(async () => {
  context = fakeJobContext(database.db);
  await database.exec('truncate prompts');
});

/** Publishes a wording as the next version; null publishes the built-in wording. */
const publish = (key: PromptKey, template: string | null) =>
  database.db.execute(sql`insert into prompts (part, version, template, published_at)
    select ${key}, 1 + coalesce(max(version), 0), ${template}::text, now() from prompts
    where part = ${key}`);

/** Returns custom words followed by every variable that the prompt needs. */
const wording = (key: PromptKey) =>
  `Mark of mine.${prompts[key].variables.map(({ name }) => ` {{${name}}}`).join('')}`;

const instructions = () => context.asked.map(({ messages }) => messages.at(-1)?.content ?? '');

const vocab: PartRow = {
  part: 'vocab',
  status: 'ready',
  content: { items: [{ id: 'v1', target: 'le chat', native: 'the cat' }] },
};

/** Generates a part of a lesson, ignoring the outcome. */
async function make(part: string, draft: Partial<Draft> = {}): Promise<void> {
  const whole = Draft.parse({ topic: 'A cat', count: 50, ...draft });
  const status = part === 'text' ? 'writing' : 'review';
  const empty = { target: 'fr', native: 'en', sentences: [] };
  const id = await insertLesson(
    database.db,
    teacher,
    { draft: whole, textType: whole.textType, status, ...(part === 'text' && { text: empty }) },
    [{ part }, vocab],
  );
  await runJob(context, { resourceId: id, part, generation: 1 });
}

test.each<[PromptKey, string, Partial<Draft>]>([
  ['phrase', 'phrase', {}],
  ['words', 'words', {}],
  ['pictures', 'pictures', {}],
  ['text-text', 'text', {}],
  ['text-dialogue2', 'text', { textType: 'dialogue2' }],
  ['translate', 'text', { given: { target: 'Le chat dort.' }, textType: 'dialogue2' }],
])('generates with only the published prompt %s', async (key, part, draft) => {
  await make(part, draft);
  expect(instructions().length).toBeGreaterThan(0);
  expect(instructions().filter((words) => words.includes('Mark of mine'))).toEqual([]);
  await publish(key, wording(key));
  context.asked.length = 0;
  await make(part, draft);
  expect(instructions().filter((words) => !words.startsWith('Mark of mine.'))).toEqual([]);
  await publish(key, null);
  context.asked.length = 0;
  await make(part, draft);
  expect(instructions().filter((words) => words.includes('Mark of mine'))).toEqual([]);
});

test('drafts feedback with the published prompt', async () => {
  await publish('feedback', wording('feedback'));
  const words = { question: 'Pourquoi ?', written: 'Parce que {{target}}.' };
  await draftFeedback(context, {
    teacherId: teacher,
    resourceId: null,
    from: 'en',
    to: 'fr',
    ...words,
  });
  expect(instructions()).toEqual([expect.stringMatching(/^Mark of mine\. French English/)]);
  expect(instructions()[0]).not.toContain('Parce que');
});

test('improves a topic with the published prompt', async () => {
  await publish('topic', wording('topic'));
  context.turns.push('{"t":"Two friends meet at the market."}');
  await improveTopic(context, {
    ...{ teacherId: teacher, title: '', topic: 'market {{target}}', from: 'en', to: 'fr' },
    ...{ audience: 'A2.1', textType: 'text' },
  });
  expect(instructions()).toEqual([expect.stringMatching(/^Mark of mine\. French English A2\.1/)]);
  expect(instructions()[0]).not.toContain('market');
});

test('falls back to the built-in prompt if the published prompt is no longer valid, and logs it', async () => {
  await publish('phrase', 'Mark of mine. Make {{number}}.');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await make('phrase');
  expect(instructions()[0]).toMatch(/^Choose 4 phrases/);
  expect(warned.mock.calls.flat()).toEqual(['{"event":"prompt does not fit","prompt":"phrase"}']);
  warned.mockRestore();
});

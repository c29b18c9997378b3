import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { WritingEvent } from '#contracts/resources/resource.ts';
import { insertLesson, insertTeacher, type PartRow } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { type FakeJobContext, fakeJobContext } from '../testing/fake-job-context.ts';
import { streamText } from './stream-text.ts';

let test: TestDatabase;
let teacher: string;
let context: FakeJobContext;
beforeAll(async () => {
  test = await createTestDatabase();
  teacher = await insertTeacher(test.db, { plan: 'DEPARTMENT' });
});
afterAll(() => test.close());
beforeEach(() => {
  context = fakeJobContext(test.db);
});

/** Returns rows with ten words of French each. */
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => [
    '',
    `Phrase numéro ${from + n} avec le petit chat dans la maison.`,
    `Sentence number ${from + n} with the little cat in the house.`,
  ]);
const reply = (from: number, count: number) =>
  JSON.stringify({ t: 'Le chat', s: rows(from, count) });
const whole = reply(1, 5);

const waiting = (more: Partial<typeof resources.$inferInsert> = {}, parts: PartRow[] = []) =>
  insertLesson(
    test.db,
    teacher,
    {
      status: 'writing',
      text: { target: 'fr', native: 'en', sentences: [] },
      draft: Draft.parse({ title: 'Le chat', topic: 'A cat', count: 50 }),
      ...more,
    },
    [{ part: 'text' }, ...parts],
  );

async function stream(id: string): Promise<WritingEvent[]> {
  const answer = streamText(context, id, () => undefined);
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => WritingEvent.parse(JSON.parse(line)));
}
const lessonOf = async (id: string) =>
  (await test.db.select().from(resources).where(eq(resources.id, id)))[0];
const partOf = async (id: string, part: string) =>
  (
    await test.db
      .select()
      .from(resourceParts)
      .where(and(eq(resourceParts.resourceId, id), eq(resourceParts.part, part)))
  )[0];
const typesOf = (events: WritingEvent[]) => events.map(({ type }) => type);

describe('writing a text', () => {
  it('streams and stores each sentence, then enqueues the parts', async () => {
    context.turns.push(whole);
    const id = await waiting({}, [{ part: 'phrase' }, { part: 'speech' }, { part: 'pictures' }]);
    const events = await stream(id);
    expect(typesOf(events)).toEqual([...Array(5).fill('sentence'), 'done']);
    expect(events.at(-1)).toEqual({ type: 'done', title: 'Le chat', words: 50 });
    const lesson = await lessonOf(id);
    expect(lesson).toMatchObject({ status: 'review', revision: 2, textRevision: 2 });
    expect(lesson?.text.sentences.map((sentence) => sentence.id)).toEqual([
      's1',
      's2',
      's3',
      's4',
      's5',
    ]);
    expect(lesson?.searchText).toContain('numéro 3');
    expect(lesson?.voices).toEqual({ '': 'nova' });
    expect(context.sent.map(({ part }) => part).sort()).toEqual(['phrase', 'speech']);
    expect(await partOf(id, 'text')).toMatchObject({ status: 'ready', problem: null });
  });

  it('resumes after the last stored sentence when the stream breaks', async () => {
    context.turns.push({ text: whole, breaksAfter: 260 }, reply(3, 3));
    const id = await waiting();
    const events = await stream(id);
    expect(typesOf(events)).toContain('waiting');
    expect(events.at(-1)?.type).toBe('done');
    const after = context.asked[1]?.messages.at(-1)?.content ?? '';
    expect(after).toContain('"after":2');
    expect((await lessonOf(id))?.text.sentences).toHaveLength(5);
  });

  it('requests the rest of a short text once, then accepts the text with a note', async () => {
    context.turns.push(reply(1, 3), reply(4, 1), JSON.stringify({ t: '', s: [] }));
    const id = await waiting();
    expect((await stream(id)).at(-1)).toMatchObject({ type: 'done', words: 40 });
    expect((await partOf(id, 'text'))?.problem?.message).toContain('40 words; you asked for 50');
  });

  it('cuts an overlong text and lists the words of the vocabulary that it does not use', async () => {
    context.turns.push(reply(1, 9));
    const vocabulary = [
      { target: 'le chat', native: 'cat' },
      { target: 'un éléphant', native: 'elephant' },
    ];
    const draft = Draft.parse({ title: 'x', topic: 'y', count: 50, vocabulary });
    const id = await waiting({ draft });
    await stream(id);
    expect((await lessonOf(id))?.text.sentences).toHaveLength(5);
    const note = (await partOf(id, 'text'))?.problem?.message;
    expect(note).toBe('Not used in the text: un éléphant.');
  });

  it.each([
    ['before', 'A cat', 0],
    ['after', 'numéro 4', 1],
  ])(
    'stops when the moderation %s the model call flags the text, and reopens the draft',
    async (_, word, asked) => {
      context.turns.push(whole);
      context.flagged.push(word);
      const id = await waiting();
      expect((await stream(id)).at(-1)).toMatchObject({
        type: 'problem',
        problem: { code: 'moderated' },
      });
      expect(context.asked).toHaveLength(asked);
      expect((await lessonOf(id))?.status).toBe('draft');
      expect(context.sent).toEqual([]);
    },
  );

  it('reports a refusal or an invalid reply and fails the part', async () => {
    for (const turn of [new ModelFailure('model_refused', 'no'), '{"t":"x","s":"nothing"}']) {
      context.turns.push(turn);
      const id = await waiting();
      const code = turn instanceof ModelFailure ? 'model_refused' : 'model_nonsense';
      expect((await stream(id)).at(-1)).toMatchObject({ type: 'problem', problem: { code } });
      expect(await partOf(id, 'text')).toMatchObject({ status: 'failed', reservedMicros: 0 });
    }
  });

  it('calls the model once for five concurrent readers and streams to each reader', async () => {
    context.turns.push(whole);
    const id = await waiting();
    context.sleep = (ms) => new Promise((done) => setTimeout(done, Math.min(ms, 20)));
    const streams = await Promise.all(Array.from({ length: 5 }, () => stream(id)));
    for (const events of streams) {
      expect(events.filter(({ type }) => type === 'sentence')).toHaveLength(5);
      expect(events.at(-1)?.type).toBe('done');
    }
    expect(context.asked).toHaveLength(1);
  });

  describe('a model reply with faults', () => {
    const rowsAs = (to: (row: string[], at: number) => string[]) =>
      JSON.stringify({ t: 'x', s: rows(1, 5).map(to) });

    it.each<[string, string, string]>([
      ['repeats itself', rowsAs(() => rows(1, 1)[0] ?? []), 'written before'],
      [
        'writes the same text on both sides',
        rowsAs(([who = '', one = '']) => [who, one, one]),
        'Both sides say the same',
      ],
      [
        'writes in another language',
        rowsAs(([, , other = '']) => ['', 'Das ist ein deutscher Satz über den Markt.', other]),
        'is not French',
      ],
    ])('retries with the reason, then fails, if the model %s', async (_, turn, reason) => {
      context.turns.push(turn, turn);
      const id = await waiting();
      expect((await stream(id)).at(-1)).toMatchObject({ problem: { code: 'model_nonsense' } });
      expect(context.asked).toHaveLength(2);
      expect(context.asked[1]?.messages.at(-1)?.content).toContain(reason);
      expect((await lessonOf(id))?.status).toBe('draft');
    });

    it('accepts a corrected second reply', async () => {
      context.turns.push(
        rowsAs((row, at) => (at > 2 ? (rows(1, 1)[0] ?? []) : row)),
        reply(4, 2),
      );
      context.turns.push(reply(6, 2));
      const id = await waiting();
      expect((await stream(id)).at(-1)?.type).toBe('done');
      expect(await partOf(id, 'text')).toMatchObject({ status: 'ready', problem: null });
    });

    it.each<[string, string]>([
      [
        'numbers its lines',
        rowsAs(([who = '', ...sides], at) => [who, ...sides.map((one) => `${at + 1}. ${one}`)]),
      ],
      ['swaps the sides', rowsAs(([who = '', one = '', other = '']) => [who, other, one])],
      ['writes “N/A” as the speaker', rowsAs(([, ...sides]) => ['N/A', ...sides])],
    ])('corrects the reply when the model %s', async (_, turn) => {
      context.turns.push(turn);
      const id = await waiting();
      expect((await stream(id)).at(-1)?.type).toBe('done');
      const { sentences = [] } = (await lessonOf(id))?.text ?? {};
      expect(
        sentences.map(({ speaker = '', target, native }) => [speaker, target.text, native.text]),
      ).toEqual(rows(1, 5));
    });
  });

  describe('a text supplied by the teacher', () => {
    const target = 'Le chat dort.\n\nM. Roy part ! « Oui », dit-il.';
    const brought = (given: { target: string; native?: string }) =>
      waiting({
        draft: Draft.parse({ title: 'Le chat', given, textType: 'text' }),
      });
    const translations = (...numbers: number[]) =>
      JSON.stringify({ t: '', s: numbers.map((n) => [`${n}`, '', `Translation ${n}.`]) });
    const sidesOf = async (id: string) =>
      (await lessonOf(id))?.text.sentences.map(({ target, native }) => [target.text, native.text]);

    it('keeps the teacher’s wording and requests only the translation', async () => {
      context.turns.push(
        JSON.stringify({
          t: 'Another title',
          s: [
            ['2', 'Un autre texte.', 'Mr Roy leaves!'],
            ['7', '', 'Nobody asked.'],
            ['1', '', 'The cat is asleep.'],
            ['3', '', '“Yes,” he says.'],
          ],
        }),
      );
      const id = await brought({ target });
      const events = await stream(id);
      expect(typesOf(events)).toEqual(['sentence', 'sentence', 'sentence', 'done']);
      expect(events.at(-1)).toEqual({ type: 'done', title: 'Le chat', words: 8 });
      expect(await sidesOf(id)).toEqual([
        ['Le chat dort.', 'The cat is asleep.'],
        ['M. Roy part\u00a0!', 'Mr Roy leaves!'],
        ['«\u00a0Oui\u00a0», dit-il.', '“Yes,” he says.'],
      ]);
      const lesson = await lessonOf(id);
      expect(lesson?.text.sentences.map((one) => one.startsParagraph ?? false)).toEqual([
        false,
        true,
        false,
      ]);
      expect(await partOf(id, 'text')).toMatchObject({ status: 'ready', problem: null });
    });

    it('requests only the missing translations once more', async () => {
      context.turns.push(translations(1, 3), translations(2));
      const id = await brought({ target });
      expect((await stream(id)).at(-1)?.type).toBe('done');
      expect(context.asked).toHaveLength(2);
      expect(context.asked[1]?.messages.at(-1)?.content).toContain('"rows":[2]');
      expect((await sidesOf(id))?.map(([, native]) => native)).toEqual([
        'Translation 1.',
        'Translation 2.',
        'Translation 3.',
      ]);
    });

    it('resumes after a break, and fails when a translation never arrives', async () => {
      context.turns.push(
        { text: translations(1, 2, 3), breaksAfter: 45 },
        translations(2),
        translations(),
      );
      const id = await brought({ target });
      expect((await stream(id)).at(-1)).toMatchObject({ problem: { code: 'model_nonsense' } });
      expect(context.asked[1]?.messages.at(-1)?.content).toContain('"rows":[2,3]');
      expect(await lessonOf(id)).toMatchObject({ status: 'draft' });
      expect(await sidesOf(id)).toHaveLength(2);
    });

    it('does not call a model if the teacher supplies the text and its translation', async () => {
      const native = 'The cat is asleep.\n\nMr. Roy leaves! “Yes,” he says.';
      const id = await brought({ target, native });
      expect((await stream(id)).at(-1)).toMatchObject({ type: 'done', words: 8 });
      expect(context.asked).toEqual([]);
      expect((await sidesOf(id))?.at(2)).toEqual(['«\u00a0Oui\u00a0», dit-il.', '“Yes,” he says.']);
    });

    it.each([
      ['before', 'M. Roy', 0],
      ['after', 'Translation 2', 1],
    ])('stops when the moderation %s the model call flags the text', async (_, word, asked) => {
      context.turns.push(translations(1, 2, 3));
      context.flagged.push(word);
      const id = await brought({ target });
      expect((await stream(id)).at(-1)).toMatchObject({ problem: { code: 'moderated' } });
      expect(context.asked).toHaveLength(asked);
    });

    describe('a translation that merges neighbouring sentences', () => {
      const given = Array.from({ length: 6 }, (_, n) => `Phrase ${n + 1} du matin.`).join(' ');
      const good = (n: number) => `Sentence ${n} of the morning.`;
      const merged = (from: number) => `${good(from)} ${good(from + 1)}`;
      const replyOf = (rows: [number, string][]) =>
        JSON.stringify({ t: '', s: rows.map(([n, native]) => [`${n}`, '', native]) });

      it.each<[string, [number, string][]]>([
        ['under the first sentence’s number', [1, 3, 5].map((n) => [n, merged(n)])],
        ['under the second sentence’s number', [1, 3, 5].map((n) => [n + 1, merged(n)])],
        ['and renumbered', [1, 2, 3].map((n) => [n, merged(2 * n - 1)])],
        [
          'in one long sentence',
          [
            [1, good(1)],
            [2, good(2)],
            [3, `Sentence 3 of the morning and sentence 4 of the morning.`],
            [5, good(5)],
            [6, good(6)],
          ],
        ],
        [
          'once, and renumbered',
          [
            [1, good(1)],
            [2, merged(2)],
            [3, good(4)],
            [4, good(5)],
            [5, good(6)],
          ],
        ],
        ['and repeated', [1, 2, 3, 4, 5, 6].map((n) => [n, merged(n - ((n + 1) % 2))])],
      ])('stores no mismatched pair if sentences are merged %s', async (_, rows) => {
        context.turns.push(replyOf(rows), replyOf(rows));
        const id = await brought({ target: given });
        expect((await stream(id)).at(-1)).toMatchObject({ problem: { code: 'model_nonsense' } });
        for (const [target, native] of (await sidesOf(id)) ?? []) {
          expect(native).toBe(good(Number(/\d/u.exec(target ?? '')?.[0])));
        }
        const repair = context.asked[1]?.messages.at(-1)?.content;
        expect(repair).toMatch(/neighbour|another sentence|Two sentences/u);
      });

      it('accepts a corrected second reply', async () => {
        context.turns.push(
          replyOf([1, 3, 5].map((n) => [n, merged(n)])),
          replyOf([1, 2, 3, 4, 5, 6].map((n) => [n, good(n)])),
        );
        const id = await brought({ target: given });
        expect((await stream(id)).at(-1)?.type).toBe('done');
        expect((await sidesOf(id))?.map(([, native]) => native)).toEqual(
          [1, 2, 3, 4, 5, 6].map(good),
        );
      });

      it('accepts two sentences as the translation of one', async () => {
        context.turns.push(
          replyOf([1, 2, 3, 4, 5, 6].map((n) => [n, n === 2 ? `It is 2. ${good(2)}` : good(n)])),
        );
        const id = await brought({ target: given });
        expect((await stream(id)).at(-1)?.type).toBe('done');
        expect(context.asked).toHaveLength(1);
      });

      it('strips numbers, and requests the translation again if a sentence is returned untranslated', async () => {
        context.turns.push(
          replyOf([
            [1, `1. ${good(1)}`],
            [2, 'Phrase 2 du matin.'],
            ...[3, 4, 5, 6].map((n): [number, string] => [n, `${n}) ${good(n)}`]),
          ]),
          replyOf([[2, good(2)]]),
        );
        const id = await brought({ target: given });
        expect((await stream(id)).at(-1)?.type).toBe('done');
        expect((await sidesOf(id))?.map(([, native]) => native)).toEqual(
          [1, 2, 3, 4, 5, 6].map(good),
        );
        expect(context.asked[1]?.messages.at(-2)?.content).toContain('"rows":[2]');
      });
    });

    it('keeps the speakers of a dialogue and gives each a voice', async () => {
      context.turns.push(translations(1, 2));
      const given = { target: 'Léa : Oui !\nTom : Non.' };
      const id = await waiting({
        draft: Draft.parse({ title: 'x', given, textType: 'dialogue2' }),
      });
      await stream(id);
      const lesson = await lessonOf(id);
      expect(lesson?.text.sentences.map(({ speaker }) => speaker)).toEqual(['Léa', 'Tom']);
      expect(Object.keys(lesson?.voices ?? {}).sort()).toEqual(['', 'Léa', 'Tom']);
    });
  });

  it('reports that the daily cap is reached', async () => {
    const poor = await insertTeacher(test.db, { plan: null });
    const id = await waiting({ ownerId: poor });
    expect((await stream(id)).at(-1)).toMatchObject({ problem: { code: 'spend_cap' } });
    expect(context.asked).toEqual([]);
  });
});

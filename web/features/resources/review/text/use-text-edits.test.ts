import { describe, expect, it, test } from 'vitest';
import { keepTyping, newIds, type StoredText } from './reduce-text.ts';
import type { SentenceRow } from './sentence-edits.ts';
import { loadStoredEdits } from './stored-edits.ts';
import { saveSentences } from './use-text-edits.ts';

const row = (key: string, target: string, id: string | undefined = key): SentenceRow => ({
  key,
  id,
  speaker: undefined,
  target,
  native: target,
  startsParagraph: false,
});
const added = (key: string, target: string): SentenceRow => ({
  ...row(key, target),
  id: undefined,
});
const texts = (rows: readonly SentenceRow[]) => rows.map(({ id, target }) => [id, target]);

const sent = [row('s1', 'Oui.'), added('new', 'Non.')];
const stored = [row('s1', 'Oui.'), row('s2', 'Non.')];

test.each<[string, SentenceRow[], [string | undefined, string][]]>([
  ['no edit', sent, texts(stored) as [string, string][]],
  [
    'in a stored sentence',
    [row('s1', 'Oui, oui.'), added('new', 'Non.')],
    [
      ['s1', 'Oui, oui.'],
      ['s2', 'Non.'],
    ],
  ],
  [
    'in the new sentence',
    [row('s1', 'Oui.'), added('new', 'Non, non.')],
    [
      ['s1', 'Oui.'],
      ['s2', 'Non, non.'],
    ],
  ],
  [
    'an added third sentence',
    [...sent, added('third', 'Si.')],
    [
      ['s1', 'Oui.'],
      ['s2', 'Non.'],
      [undefined, 'Si.'],
    ],
  ],
  ['a removed sentence', [row('s1', 'Oui.')], [['s1', 'Oui.']]],
])('keeps an edit made during a save: %s', (_, now, rows) => {
  expect(texts(keepTyping(sent, now, stored, newIds(sent, stored)))).toEqual(rows);
});

test('adds the sentences that another user stored to the rows', () => {
  const more = [...stored, row('s9', 'Peut-être.')];
  const now = [row('s1', 'Oui, oui.'), added('new', 'Non, non.')];
  const ids = newIds([...sent, row('s9', 'Peut-être.')], more);
  expect(texts(keepTyping(sent, now, more, ids))).toEqual([
    ['s1', 'Oui, oui.'],
    ['s2', 'Non, non.'],
    ['s9', 'Peut-être.'],
  ]);
});

test('does not assign the id of a colleague’s sentence to the teacher’s new sentence', () => {
  const before = [row('s1', 'Oui.'), added('new', 'Non.'), row('s2', 'Si.')];
  const now = [row('s1', 'Oui.'), added('new', 'Non, non.'), row('s2', 'Si.')];
  // A colleague added s8 after s1 and removed s2, so the number of rows is the same as on screen.
  const merged = [row('s1', 'Oui.'), row('s8', 'Allô.'), added('new', 'Non.')];
  const answer = [row('s1', 'Oui.'), row('s8', 'Allô.'), row('s9', 'Non.')];
  expect(texts(keepTyping(before, now, answer, newIds(merged, answer)))).toEqual([
    ['s1', 'Oui.'],
    ['s8', 'Allô.'],
    ['s9', 'Non, non.'],
  ]);
});

test.each<[string, SentenceRow[], SentenceRow[], [string, string][]]>([
  ['no changes', [row('s1', 'Oui.')], [row('s1', 'Oui.')], []],
  ['a new sentence', sent, stored, [['new', 's2']]],
  [
    'a new sentence after an empty pair that is not sent',
    [added('empty', ' '), ...sent],
    stored,
    [['new', 's2']],
  ],
  [
    'a new sentence between a colleague’s sentences',
    [row('s8', 'Allô.'), added('new', 'Non.'), row('s9', 'Si.')],
    [row('s8', 'Allô.'), row('s10', 'Non.'), row('s9', 'Si.')],
    [['new', 's10']],
  ],
])('maps new ids for %s', (_, rows, answer, ids) => {
  expect([...newIds(rows, answer)]).toEqual(ids);
});

const rows = (...targets: string[]): SentenceRow[] =>
  targets.map((target, i) => ({
    key: `s${i + 1}`,
    id: `s${i + 1}`,
    speaker: undefined,
    target,
    native: target,
    startsParagraph: false,
  }));

/** A stand-in store that rejects an outdated revision, as the Worker does. */
function store(first: StoredText) {
  let stored = first;
  let puts = 0;
  return {
    puts: () => puts,
    stored: () => stored,
    effects: {
      put: async (revision: number, sentences: { target: string }[]) => {
        puts++;
        if (revision !== stored.revision) return null;
        stored = { revision: revision + 1, rows: rows(...sentences.map((s) => s.target)) };
        return stored;
      },
      fetch: async () => stored,
    },
  };
}

const began = { revision: 1, rows: rows('a', 'b') };

describe('saveSentences', () => {
  it('saves in one request if nobody else has saved', async () => {
    const world = store(began);
    const result = await saveSentences(began, rows('a', 'B'), world.effects);
    expect(result.kind).toBe('saved');
    expect(world.puts()).toBe(1);
  });

  it('sends the text again without a conflict if only the revision has increased', async () => {
    const world = store({ revision: 7, rows: rows('a', 'b') });
    expect((await saveSentences(began, rows('a', 'B'), world.effects)).kind).toBe('saved');
    expect(world.stored().rows.map((r) => r.target)).toEqual(['a', 'B']);
  });

  it('merges a colleague’s change to another sentence', async () => {
    const world = store({ revision: 2, rows: rows('theirs', 'b') });
    await saveSentences(began, rows('a', 'mine'), world.effects);
    expect(world.stored().rows.map((r) => r.target)).toEqual(['theirs', 'mine']);
  });

  it('keeps a colleague’s save when edits are restored after a reload', async () => {
    const world = store({ revision: 2, rows: rows('a', 'theirs') });
    const kept = JSON.stringify({ revision: 1, base: rows('a', 'b'), rows: rows('mine', 'b') });
    const edits = loadStoredEdits({ getItem: () => kept }, 'r1');
    if (!edits) throw new Error('The edits were not kept.');
    const base = { revision: edits.revision, rows: edits.base };
    await saveSentences(base, edits.rows, world.effects);
    expect(world.stored().rows.map((r) => r.target)).toEqual(['mine', 'theirs']);
  });

  it('reports a conflict and stores nothing when both changed the same sentence', async () => {
    const world = store({ revision: 2, rows: rows('theirs', 'b') });
    const result = await saveSentences(began, rows('mine', 'b'), world.effects);
    expect(result).toMatchObject({ kind: 'conflict', keys: ['s1'] });
    expect(world.stored().revision).toBe(2);
  });

  it('returns the sent rows in stored order, including the colleague’s rows', async () => {
    const [a, b] = rows('a', 'b');
    const [, , theirs] = rows('', '', 'theirs');
    if (!(a && b && theirs)) throw new Error('Rows are missing.');
    const added = { ...a, key: 'new', id: undefined, target: 'mine' };
    // One sentence was added and one removed, so the number of rows is the same as on screen.
    const world = store({ revision: 2, rows: [theirs, a] });
    const result = await saveSentences(began, [a, b, added], world.effects);
    if (result.kind !== 'saved') throw new Error('It was not saved.');
    expect(result.sent.map(({ key }) => key)).toEqual(['s3', 's1', 'new']);
    expect(result.text.rows.map((r) => r.target)).toEqual(['theirs', 'a', 'mine']);
  });

  it.each<[string, string[], string[], string[] | null]>([
    ['the text was not edited during the save', ['mine', 'b'], ['mine', 'b'], ['s1']],
    [
      'a second sentence that the colleague changed was edited',
      ['mine', 'b'],
      ['mine', 'B'],
      ['s1', 's2'],
    ],
    [
      'only the colleague’s second sentence was edited, during the save',
      ['a', 'b', 'mine'],
      ['a', 'B', 'mine'],
      ['s2'],
    ],
    ['the conflicting edit was undone', ['mine', 'b'], ['a', 'b'], []],
    ['the edit now equals the colleague’s text', ['mine', 'b'], ['theirs', 'b'], []],
    [
      'only a sentence that the colleague did not change was edited',
      ['a', 'b', 'mine'],
      ['a', 'b', 'more'],
      null,
    ],
  ])(
    'asks about conflicts with the text on screen when the response arrives: %s',
    async (_, sent, typed, keys) => {
      const text = { revision: 1, rows: rows('a', 'b', 'c') };
      const world = store({ revision: 2, rows: rows('theirs', 'too', 'c') });
      const [mine, now] = [sent, typed].map(([a = 'a', b = 'b', c = 'c']) => rows(a, b, c));
      if (!(mine && now)) throw new Error('Rows are missing.');
      const result = await saveSentences(text, mine, world.effects, () => now);
      if (keys) expect(result).toMatchObject({ kind: 'conflict', keys });
      else expect(result.kind).toBe('saved');
      expect(world.stored().revision).toBe(keys ? 2 : 3);
    },
  );

  it('throws a clear message when the revision keeps changing', async () => {
    const restless = {
      put: async () => null,
      fetch: async () => ({ revision: 9, rows: rows('a', 'b') }),
    };
    await expect(saveSentences(began, rows('a', 'B'), restless)).rejects.toThrow('save again');
  });
});

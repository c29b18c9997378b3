import { describe, expect, it } from 'vitest';
import { type StoredText, saveSentences } from './save-sentences.ts';
import type { SentenceRow } from './sentence-edits.ts';
import { loadStoredEdits } from './stored-edits.ts';

const rows = (...targets: string[]): SentenceRow[] =>
  targets.map((target, i) => ({
    key: `s${i + 1}`,
    id: `s${i + 1}`,
    speaker: undefined,
    target,
    native: target,
    startsParagraph: false,
  }));

/** A store that refuses an old revision, as the Worker does. */
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
  it('saves at once when nobody else wrote', async () => {
    const world = store(began);
    const result = await saveSentences(began, rows('a', 'B'), world.effects);
    expect(result.kind).toBe('saved');
    expect(world.puts()).toBe(1);
  });

  it('sends again without a word when only a part became ready', async () => {
    const world = store({ revision: 7, rows: rows('a', 'b') });
    expect((await saveSentences(began, rows('a', 'B'), world.effects)).kind).toBe('saved');
    expect(world.stored().rows.map((r) => r.target)).toEqual(['a', 'B']);
  });

  it('merges what a colleague changed in another sentence', async () => {
    const world = store({ revision: 2, rows: rows('theirs', 'b') });
    await saveSentences(began, rows('a', 'mine'), world.effects);
    expect(world.stored().rows.map((r) => r.target)).toEqual(['theirs', 'mine']);
  });

  it('keeps what was saved elsewhere while the edits lay over a reload', async () => {
    const world = store({ revision: 2, rows: rows('a', 'theirs') });
    const kept = JSON.stringify({ revision: 1, base: rows('a', 'b'), rows: rows('mine', 'b') });
    const edits = loadStoredEdits({ getItem: () => kept }, 'r1');
    if (!edits) throw new Error('The edits were not kept.');
    const base = { revision: edits.revision, rows: edits.base };
    await saveSentences(base, edits.rows, world.effects);
    expect(world.stored().rows.map((r) => r.target)).toEqual(['mine', 'theirs']);
  });

  it('asks when both changed the same sentence, and stores nothing', async () => {
    const world = store({ revision: 2, rows: rows('theirs', 'b') });
    const result = await saveSentences(began, rows('mine', 'b'), world.effects);
    expect(result).toMatchObject({ kind: 'conflict', keys: ['s1'] });
    expect(world.stored().revision).toBe(2);
  });

  it('tells which rows it sent: theirs among them, in the order of what is stored', async () => {
    const [a, b] = rows('a', 'b');
    const [, , theirs] = rows('', '', 'theirs');
    if (!(a && b && theirs)) throw new Error('Rows are missing.');
    const added = { ...a, key: 'new', id: undefined, target: 'mine' };
    // One added, one removed: as many rows as were on screen.
    const world = store({ revision: 2, rows: [theirs, a] });
    const result = await saveSentences(began, [a, b, added], world.effects);
    if (result.kind !== 'saved') throw new Error('It was not saved.');
    expect(result.sent.map(({ key }) => key)).toEqual(['s3', 's1', 'new']);
    expect(result.text.rows.map((r) => r.target)).toEqual(['theirs', 'a', 'mine']);
  });

  it.each<[string, string[], string[], string[] | null]>([
    ['nothing more was typed', ['mine', 'b'], ['mine', 'b'], ['s1']],
    ['another sentence of theirs was changed', ['mine', 'b'], ['mine', 'B'], ['s1', 's2']],
    ['only that was changed, behind the save', ['a', 'b', 'mine'], ['a', 'B', 'mine'], ['s2']],
    ['typing undid the clash', ['mine', 'b'], ['a', 'b'], []],
    ['typing came to the same as theirs', ['mine', 'b'], ['theirs', 'b'], []],
    ['a third sentence was changed', ['a', 'b', 'mine'], ['a', 'b', 'more'], null],
  ])('asks about what is on screen when the answer comes: %s', async (_, sent, typed, keys) => {
    const text = { revision: 1, rows: rows('a', 'b', 'c') };
    const world = store({ revision: 2, rows: rows('theirs', 'too', 'c') });
    const [mine, now] = [sent, typed].map(([a = 'a', b = 'b', c = 'c']) => rows(a, b, c));
    if (!(mine && now)) throw new Error('Rows are missing.');
    const result = await saveSentences(text, mine, world.effects, () => now);
    if (keys) expect(result).toMatchObject({ kind: 'conflict', keys });
    else expect(result.kind).toBe('saved');
    expect(world.stored().revision).toBe(keys ? 2 : 3);
  });

  it('gives up in plain words when the revision never holds still', async () => {
    const restless = {
      put: async () => null,
      fetch: async () => ({ revision: 9, rows: rows('a', 'b') }),
    };
    await expect(saveSentences(began, rows('a', 'B'), restless)).rejects.toThrow('save again');
  });
});

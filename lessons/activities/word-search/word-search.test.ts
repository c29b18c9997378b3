import { describe, expect, test } from 'vitest';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { exampleMaterials } from '../example-materials.ts';
import { wordSearchSheet } from './index.ts';
import { lineName } from './lines.ts';
import { playSearch, startSearch } from './search-game.ts';
import { chooseWords, makeWordSearch, wordSearchOf } from './search-words.ts';
import { defaultWordSearchOptions, type WordSearchOptions } from './state.ts';

/** Builds a French lesson with vocabulary such as `le marché=market`, one entry per line. */
function lessonOf(lines: readonly string[]): LessonMaterial {
  const vocabulary = lines.map((line, at) => {
    const [target = '', native = ''] = line.split('=');
    return { id: `v${at + 1}`, target, native };
  });
  return { ...exampleMaterials.french, vocabulary };
}

const ordinary = lessonOf([
  'le/la prof=teacher',
  'beau (adj.)=beautiful',
  'grand/e=tall',
  'l’école=school',
]);
const make = (material: LessonMaterial, options: Partial<WordSearchOptions> = {}) =>
  makeWordSearch({ material, options: { ...defaultWordSearchOptions, ...options }, seed: 5 });

describe('the words of a list', () => {
  test('hides the first wording of an entry, without its annotations', () => {
    const { words } = wordSearchOf(make(ordinary), ordinary);
    expect(words.map(({ target }) => target)).toEqual(['le prof', 'beau', 'grand', 'l’école']);
    expect(words.map(({ letters }) => letters.join(''))).toEqual([
      'LEPROF',
      'BEAU',
      'GRAND',
      'LÉCOLE',
    ]);
  });

  test('lists the words that fit in no grid', () => {
    const material = lessonOf([
      'tu=you',
      'carte=map',
      'art=art',
      'anticonstitutionnel=x',
      'mer=sea',
    ]);
    const { ids, refused } = chooseWords(material, defaultWordSearchOptions, 5);
    expect(ids).toHaveLength(2);
    expect(Object.fromEntries(refused.map(({ word, why }) => [word, why]))).toEqual({
      tu: 'short',
      anticonstitutionnel: 'long',
      [refused.find(({ why }) => why === 'inside')?.word ?? '']: 'inside',
    });
  });

  test('makes another grid if too few of the stored words remain', () => {
    const state = { ...make(ordinary), ids: ['v1', 'gone'] };
    expect(wordSearchOf(state, ordinary).words).toHaveLength(4);
  });
});

describe('the sheet', () => {
  test('contains the grid and its words, and rings each word in the key', () => {
    const state = make(ordinary);
    const { words, grid } = wordSearchOf(state, ordinary);
    const sheet = wordSearchSheet(state, ordinary);
    expect(sheet?.blocks).toEqual([
      { kind: 'letters', language: 'fr', columns: grid.columns, letters: grid.letters },
      { kind: 'bank', language: 'fr', words: words.map(({ target }) => target) },
    ]);
    expect(sheet?.key[0]).toMatchObject({ rings: words.map(({ squares }) => squares) });
    expect(sheet?.marks).toBe(4);
  });

  test('prints only the meanings if the clue is the meaning', () => {
    const sheet = wordSearchSheet(make(ordinary, { clue: 'meaning' }), ordinary);
    expect(JSON.stringify(sheet?.blocks)).not.toContain('prof');
    expect(JSON.stringify(sheet?.blocks)).toContain('teacher');
    expect(JSON.stringify(sheet?.key)).toContain('le prof');
  });

  test('describes the directions of words relative to the direction of the script', () => {
    const sheet = wordSearchSheet(make(exampleMaterials.arabic), exampleMaterials.arabic);
    expect(sheet?.instruction).toContain('from right to left or down');
  });
});

describe('the game', () => {
  const { words } = wordSearchOf(make(ordinary), ordinary);
  const line = (at: number) => words[at]?.squares ?? [];
  const mark = (squares: readonly number[]) => ({ kind: 'mark', squares }) as const;

  test('scores a word once, from either end, and passes the turn', () => {
    const one = playSearch(words, startSearch(['Lions', 'Bears']), mark(line(0).toReversed()));
    expect(one).toMatchObject({ found: ['v1'], play: { turn: 1, gained: 10 } });
    const again = playSearch(words, one, mark(line(0)));
    expect(again).toMatchObject({ found: ['v1'], last: { kind: 'again' }, play: { turn: 1 } });
  });

  test('counts a line that spells no listed word as a miss', () => {
    const part = line(0).slice(0, -1);
    expect(words.map(({ squares }) => lineName(squares))).not.toContain(lineName(part));
    const missed = playSearch(words, startSearch(['', '']), mark(part));
    expect(missed).toMatchObject({ found: [], last: { kind: 'miss' }, play: { turn: 1 } });
  });

  test('ends when all words that the teacher did not show are found', () => {
    const shown = playSearch(words, startSearch(['']), { kind: 'show', ids: ['v2', 'v3'] });
    const first = playSearch(words, shown, mark(line(0)));
    expect(first.over).toBe(false);
    expect(playSearch(words, first, mark(line(1))).found).toEqual(['v1']);
    expect(playSearch(words, first, mark(line(3))).over).toBe(true);
    expect(playSearch(words, shown, { kind: 'hide' }).shown).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { keepTyping, newIds } from './keep-typing.ts';
import type { SentenceRow } from './sentence-edits.ts';

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
  ['nothing', sent, texts(stored) as [string, string][]],
  [
    'in a stored sentence',
    [row('s1', 'Oui, oui.'), added('new', 'Non.')],
    [
      ['s1', 'Oui, oui.'],
      ['s2', 'Non.'],
    ],
  ],
  [
    'in the sentence that was new',
    [row('s1', 'Oui.'), added('new', 'Non, non.')],
    [
      ['s1', 'Oui.'],
      ['s2', 'Non, non.'],
    ],
  ],
  [
    'a third sentence',
    [...sent, added('third', 'Si.')],
    [
      ['s1', 'Oui.'],
      ['s2', 'Non.'],
      [undefined, 'Si.'],
    ],
  ],
  ['a sentence removed', [row('s1', 'Oui.')], [['s1', 'Oui.']]],
])('while a save was under way: %s', (_, now, rows) => {
  expect(texts(keepTyping(sent, now, stored, newIds(sent, stored)))).toEqual(rows);
});

test('what was stored by somebody else comes along', () => {
  const more = [...stored, row('s9', 'Peut-être.')];
  const now = [row('s1', 'Oui, oui.'), added('new', 'Non, non.')];
  const ids = newIds([...sent, row('s9', 'Peut-être.')], more);
  expect(texts(keepTyping(sent, now, more, ids))).toEqual([
    ['s1', 'Oui, oui.'],
    ['s2', 'Non, non.'],
    ['s9', 'Peut-être.'],
  ]);
});

test('a new sentence does not take the id of theirs where they removed another', () => {
  const before = [row('s1', 'Oui.'), added('new', 'Non.'), row('s2', 'Si.')];
  const now = [row('s1', 'Oui.'), added('new', 'Non, non.'), row('s2', 'Si.')];
  // They added s8 behind s1 and removed s2: as many rows as were on screen.
  const merged = [row('s1', 'Oui.'), row('s8', 'Allô.'), added('new', 'Non.')];
  const answer = [row('s1', 'Oui.'), row('s8', 'Allô.'), row('s9', 'Non.')];
  expect(texts(keepTyping(before, now, answer, newIds(merged, answer)))).toEqual([
    ['s1', 'Oui.'],
    ['s8', 'Allô.'],
    ['s9', 'Non, non.'],
  ]);
});

test.each<[string, SentenceRow[], SentenceRow[], [string, string][]]>([
  ['nothing new', [row('s1', 'Oui.')], [row('s1', 'Oui.')], []],
  ['a new sentence', sent, stored, [['new', 's2']]],
  ['an empty pair is not sent', [added('empty', ' '), ...sent], stored, [['new', 's2']]],
  [
    'a new sentence between theirs',
    [row('s8', 'Allô.'), added('new', 'Non.'), row('s9', 'Si.')],
    [row('s8', 'Allô.'), row('s10', 'Non.'), row('s9', 'Si.')],
    [['new', 's10']],
  ],
])('ids: %s', (_, rows, answer, ids) => {
  expect([...newIds(rows, answer)]).toEqual(ids);
});

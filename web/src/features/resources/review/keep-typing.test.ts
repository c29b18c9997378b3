import { expect, test } from 'vitest';
import { keepTyping } from './keep-typing.ts';
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
  expect(texts(keepTyping(sent, now, stored))).toEqual(rows);
});

test('what was stored by somebody else comes along', () => {
  const more = [...stored, row('s9', 'Peut-être.')];
  const now = [row('s1', 'Oui, oui.'), added('new', 'Non.')];
  expect(texts(keepTyping([row('s1', 'Oui.')], [row('s1', 'Oui, oui.')], more))).toEqual([
    ['s1', 'Oui, oui.'],
    ['s2', 'Non.'],
    ['s9', 'Peut-être.'],
  ]);
  expect(texts(keepTyping(sent, now, more))).toContainEqual(['s1', 'Oui, oui.']);
});

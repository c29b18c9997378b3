import { expect, test } from 'vitest';
import { parsePasted } from './AddChunkWords.tsx';
import { formatAdded } from './use-chunk-word-actions.ts';

test('parses line by line, skips empty lines and duplicates, and reports invalid lines by number', () => {
  const { words, problems } = parsePasted(
    'fr',
    'together',
    '  il y a \r\n\nIL Y  A\nmarché\n…\nparce que\n',
  );
  expect(words.map(({ phrase }) => phrase)).toEqual(['il y a', 'parce que']);
  expect(problems).toEqual([
    'Line 4: “marché” is only one word, so it can’t be split.',
    'Line 5: “…” has no word in it.',
  ]);
  expect(parsePasted('ja', 'with-previous', 'は\nに').words).toHaveLength(2);
});

test.each([
  [1, [], 'One word added.'],
  [3, ['au'], '3 words added. Already in the list: au.'],
  [
    0,
    ['a', 'b', 'c', 'd', 'e', 'f'],
    'No new words. Already in the list: a, b, c, d, e and 1 more.',
  ],
] as const)(
  'reports %i added words and the words %j that are already in the list',
  (added, known, sentence) => {
    expect(formatAdded(added, known)).toBe(sentence);
  },
);

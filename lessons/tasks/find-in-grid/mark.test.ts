import { describe, expect, test } from 'vitest';
import { storedNames } from '../task-names.ts';
import type { FindInGridData } from './content.ts';
import { findInGrid } from './index.ts';
import { markFound } from './mark.ts';
import { markLine, nextOpen } from './marking-lines.ts';

const clue = (text: string) => ({ kind: 'words', text, language: 'en' }) as const;
/** Four words in a square of five letters by five; `auto` and `pain` have the same meaning. */
const data: FindInGridData = {
  language: 'fr',
  columns: 5,
  letters: [...'CHATXAUTOXLUNEXXXXXXPAINX'],
  words: [
    { id: 'v1', clue: clue('cat'), word: 'chat', line: '0-3', isSpelt: false },
    { id: 'v2', clue: clue('the moon'), word: 'lune', line: '10-13', isSpelt: false },
    { id: 'v3', clue: clue('car'), word: 'auto', line: '5-8', isSpelt: false },
    { id: 'v4', clue: clue('car'), word: 'pain', line: '20-23', isSpelt: false },
  ],
};
const verdicts = (found: Record<string, string>) =>
  markFound(data, { found }).items.map(({ verdict }) => verdict);

test.each([
  ['every word is marked', { v1: '0-3', v2: '10-13', v3: '5-8', v4: '20-23' }, 100],
  ['a line ends too early', { v1: '0-2', v2: '10-13', v3: '5-8', v4: '20-23' }, 75],
  ['two words with the same meaning are swapped', { v1: '0-3', v3: '20-23', v4: '5-8' }, 75],
  ['one line is used for two words with the same meaning', { v3: '5-8', v4: '5-8' }, 25],
  ['a word is marked for a different meaning', { v1: '10-13', v2: '0-3' }, 0],
  ['the lines are invalid', { v1: '0-7', v2: '99-103' }, 0],
])('marks a grid in which %s', (_, found, score) => {
  expect(markFound(data, { found }).scorePercentage).toBe(score);
});

test('shows the letters of the line that was selected, and the lesson’s word once it is right', () => {
  const { items } = markFound(data, { found: { v1: '0-2', v2: '10-13' } });
  expect(items.map(({ given }) => given)).toEqual(['CHA', 'lune', '', '']);
  expect(items.map(({ expected }) => expected)).toEqual(['chat', 'lune', 'auto', 'pain']);
  expect(verdicts({ v1: '0-7' })[0]).toBe('unanswered');
});

test('sends pupils neither lines nor words if the clues are meanings', () => {
  const sent = JSON.stringify(findInGrid.forPupil(data, storedNames(1)));
  for (const { word, line } of data.words) {
    expect(sent).not.toContain(word);
    expect(sent).not.toContain(line);
  }
});

describe('a line selected by a pupil', () => {
  const task = findInGrid.forPupil(data, storedNames(1));
  const spelt = findInGrid.forPupil(
    { ...data, words: data.words.map((word) => ({ ...word, isSpelt: true })) },
    storedNames(1),
  );

  test('counts only for the meaning that the pupil is looking for', () => {
    const found = { v1: '0-3' };
    const marked = markLine({ task, found, aim: 'v2', done: [] }, [3, 2, 1, 0]);
    expect(marked).toEqual({ id: 'v2', found: { v2: '0-3' } });
    expect(markLine({ task, found, aim: 'v1', done: ['v1'] }, [5, 6])).toBeNull();
  });

  test('is matched to a word by its letters if the list shows words', () => {
    const marked = markLine({ task: spelt, found: {}, aim: undefined, done: [] }, [13, 12, 11, 10]);
    expect(marked).toEqual({ id: 'v2', found: { v2: '10-13' } });
    expect(markLine({ task: spelt, found: {}, aim: undefined, done: [] }, [0, 1])).toBeNull();
  });

  test('moves on to the next open word, and wraps round to the first', () => {
    expect(nextOpen(task, { v2: '0-1' }, 'v1')).toBe('v3');
    expect(nextOpen(task, { v4: '0-1' }, 'v4')).toBe('v1');
    expect(nextOpen(task, { v1: 'a', v2: 'a', v3: 'a', v4: 'a' })).toBeUndefined();
  });
});

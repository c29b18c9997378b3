import { expect, test } from 'vitest';
import { markTapped } from './mark.ts';
import { tappedMarks } from './tapped-marks.ts';

const data = {
  blocks: [
    {
      language: 'fr',
      pieces: ['a', 'b', 'c', 'd'].map((id) => ({ kind: 'tap' as const, id, text: `word ${id}` })),
    },
  ],
  right: [{ id: 'a' }, { id: 'b', note: 'is better' }],
};

test('lists hits, false taps and missed words', () => {
  const { items } = markTapped(data, { tapped: ['a', 'c'] });
  expect(tappedMarks(items, true)).toEqual({ found: ['a'], falseTaps: ['c'], missed: ['b'] });
});

test('hides missed words until answers may be shown', () => {
  const { items } = markTapped(data, { tapped: ['a', 'c'] });
  expect(tappedMarks(items, false).missed).toEqual([]);
});

test('lists all words as missed if nothing is tapped', () => {
  const { items } = markTapped(data, { tapped: [] });
  expect(tappedMarks(items, true)).toEqual({ found: [], falseTaps: [], missed: ['a', 'b'] });
});

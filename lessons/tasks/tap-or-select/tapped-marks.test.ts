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

test('hits, false taps and what was missed', () => {
  const { items } = markTapped(data, { tapped: ['a', 'c'] });
  expect(tappedMarks(items, true)).toEqual({ found: ['a'], falseTaps: ['c'], missed: ['b'] });
});

test('what was missed is not told before its time', () => {
  const { items } = markTapped(data, { tapped: ['a', 'c'] });
  expect(tappedMarks(items, false).missed).toEqual([]);
});

test('nothing tapped: all missed', () => {
  const { items } = markTapped(data, { tapped: [] });
  expect(tappedMarks(items, true)).toEqual({ found: [], falseTaps: [], missed: ['a', 'b'] });
});

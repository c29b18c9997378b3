import { expect, test } from 'vitest';
import { matchGaps } from './match-gaps.ts';

test.each([
  ['Move Léa to 8B', ['Move ', ' to ', ''], ['Léa', '8B']],
  ['Move a to b to c', ['Move ', ' to ', ''], ['a', 'b to c']],
  ['“8B” exists.', ['“', '” exists.'], ['8B']],
  ['Saved.', ['Saved.'], []],
  ['Saved', ['Saved.'], null],
  ['Move  to 8B', ['Move ', ' to ', ''], null],
  ['Move Léa to ', ['Move ', ' to ', ''], null],
  ['Remove Léa to 8B', ['Move ', ' to ', ''], null],
  ['aba', ['ab', 'ba'], null],
])('finds the gaps of %j between %j', (text, fixed, gaps) => {
  expect(matchGaps(text, fixed)).toEqual(gaps);
});

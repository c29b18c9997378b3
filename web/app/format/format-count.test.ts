import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.each([
  ['no pupils', 0, 'pupil', undefined, '0 pupils'],
  ['one', 1, 'class', 'classes', '1 class'],
  ['several', 3, 'class', 'classes', '3 classes'],
])('%s', (_, count, one, many, said) => {
  expect(formatCount(count, one, many)).toBe(said);
});

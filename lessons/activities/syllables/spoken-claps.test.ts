import { expect, test } from 'vitest';
import { spokenClaps } from './spoken-claps.ts';

test.each([
  ['fr', 'Re-gar-de', 2],
  ['fr', 'u-ne', 1],
  ['fr', 'jau-nes', 1],
  ['fr', 'mu-si-que', 2],
  ['fr', 'ta-ble', 1],
  ['fr', 'le', 1],
  ['fr', 'ca-fé', 2],
  ['fr', 'a-mi', 2],
  ['fr', 'a-mie', 2],
  ['fr', 'cha-peau', 2],
  ['es', 'ta-ble', 2],
  ['de', 'Blu-me', 2],
])('%s: %s is clapped %i times', (language, word, claps) => {
  expect(spokenClaps(language, word.split('-'))).toBe(claps);
});

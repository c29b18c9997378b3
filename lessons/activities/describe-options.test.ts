import { expect, test } from 'vitest';
import { describeOptions } from './describe-options.ts';

test.each([
  [{ teamMode: true, timer: false, seconds: 60 }, 'Team mode · seconds: 60'],
  [{ direction: 'to-native', pictures: true }, 'Direction: to native · pictures'],
  [{ source: { kind: 'partOfSpeech', pos: 'noun' } }, 'Part of speech · pos: noun'],
  [{ chosen: ['s1', 's2'], note: '' }, 'Chosen: 2'],
  [{ spine: 'auto', distractors: 0, count: 1000 }, 'Count: all'],
  [{}, ''],
  [null, ''],
])('describes %j as %j', (options, words) => {
  expect(describeOptions(options)).toBe(words);
});

test('describes at most six options', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`option${n}`, true]));
  expect(describeOptions(many).split(' · ')).toHaveLength(6);
});

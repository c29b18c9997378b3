import { expect, test } from 'vitest';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { sayIn } from './i18n.ts';
import { percentWords } from './percent.ts';

test('writes every whole number of per cent as English does', () => {
  for (let percent = 0; percent <= 100; percent++) {
    expect(percentWords(percent)).toBe(`${percent}%`);
  }
});

test.each([
  ['de', '60\u00a0%'],
  ['ar', '60\u200e%\u200e'],
])('writes per cent in %s', (locale, words) => {
  expect(sayIn(createSpeaker(locale), () => percentWords(60))).toBe(words);
});

import { expect, test } from 'vitest';
import { isPreparing, tourOfLesson } from './use-lesson-tour.ts';

test.each([
  ['/resource/abc', '', 'resource', false],
  ['/resource/abc', '?tour=text_translation', 'text_translation', true],
  ['/resource/abc', '?tour=resource', 'resource', true],
  ['/text_translation/abc', '', 'text_translation', false],
  ['/text_translation/abc', '?tour=resource', 'resource', true],
  ['/resource/abc', '?tour=dashboard', 'resource', false],
  ['/resource/abc', '?tour=', 'resource', false],
])('for the address %s%s chooses the lesson tour %s', (pathname, search, name, asked) => {
  expect(tourOfLesson({ pathname, search })).toEqual({ name, asked });
});

const origin = 'https://lexiloom.example';
test.each([
  ['/review/abc', true],
  ['/preview/abc?x=1', true],
  ['/activities/new/abc', true],
  ['/lesson-plan/abc', true],
  ['/private_resources', false],
  ['/signin', false],
])('returns whether a tour may start automatically when coming from %s: %s', (path, may) => {
  expect(isPreparing({ from: origin + path, origin })).toBe(may);
});

test.each(['', 'https://elsewhere.example/preview/abc', 'nonsense'])(
  'does not start a tour automatically when coming from %j',
  (from) => {
    expect(isPreparing({ from, origin })).toBe(false);
  },
);

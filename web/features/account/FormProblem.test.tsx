import { expect, test } from 'vitest';
import { HttpError } from '#ui/http-error.ts';
import { sentenceFor, waitingTime } from './FormProblem.tsx';

test.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
])('%d seconds are %s', (seconds, words) => expect(waitingTime(seconds)).toBe(words));

test('says what an answer said', () => {
  expect(sentenceFor(new HttpError(409, { message: 'This link was used.' }))).toBe(
    'This link was used.',
  );
});

test('says that there was no answer', () => {
  expect(sentenceFor(new HttpError(0, null))).toContain('Check your connection');
});

test('says how long to wait after too many attempts', () => {
  expect(sentenceFor(new HttpError(429, {}, 60))).toContain('wait 60 seconds');
  expect(sentenceFor(new HttpError(429, {}))).toContain('wait a few minutes');
});

test('says nothing of an error it does not know', () => {
  expect(sentenceFor(new TypeError('x is undefined'))).not.toContain('undefined');
});

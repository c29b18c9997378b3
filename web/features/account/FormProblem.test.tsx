import { expect, test } from 'vitest';
import { HttpError } from '#ui/http-error.ts';
import { sentenceFor } from './FormProblem.tsx';

test.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
])('formats %d seconds as %s', (seconds, words) =>
  expect(sentenceFor(new HttpError(429, {}, seconds))).toBe(
    `Too many attempts. Please wait ${words}, then try again.`,
  ),
);

test('shows the message of the response', () => {
  expect(sentenceFor(new HttpError(409, { message: 'This link was used.' }))).toBe(
    'This link was used.',
  );
});

test('suggests checking the connection when there was no response', () => {
  expect(sentenceFor(new HttpError(0, null))).toContain('Check your connection');
});

test('shows how long to wait after too many attempts', () => {
  expect(sentenceFor(new HttpError(429, {}, 60))).toContain('wait 60 seconds');
  expect(sentenceFor(new HttpError(429, {}))).toContain('wait a few minutes');
});

test('hides the message of an unknown error', () => {
  expect(sentenceFor(new TypeError('x is undefined'))).not.toContain('undefined');
});

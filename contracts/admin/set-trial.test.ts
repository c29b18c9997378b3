import { expect, test } from 'vitest';
import { SetTrial, suggestedEnd } from './set-trial.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['today for an account without a trial', null, '2026-12-06'],
  ['the end of a running trial', '2026-11-30T23:59:59Z', '2026-12-14'],
  ['today for a trial that has ended', '2026-10-01T00:00:00Z', '2026-12-06'],
])('suggests an end two weeks after %s', (_, endsAt, until) => {
  expect(suggestedEnd(endsAt, now)).toBe(until);
});

test.each(['', 'tomorrow', '2026-02-30', '2026-12-31T00:00:00Z'])(
  'rejects %j as the last day of a trial',
  (until) => {
    expect(SetTrial.safeParse({ until }).success).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { isAhead, webinarState } from './WebinarFacts.tsx';

const now = Date.parse('2027-01-20T16:30:00Z');

test.each([
  ['without a date', null, 45, false, 'announced'],
  ['that starts tomorrow', '2027-01-21T16:00:00Z', 45, false, 'coming'],
  ['in progress', '2027-01-20T16:00:00Z', 45, false, 'coming'],
  ['that has just ended', '2027-01-20T15:30:00Z', 45, false, 'over'],
  ['with a recording', '2027-01-10T16:00:00Z', 45, true, 'recorded'],
] as const)('determines the state of a webinar %s', (_, startsAt, minutes, hasRecording, state) => {
  expect(webinarState({ startsAt, minutes, hasRecording }, now)).toBe(state);
});

test.each([
  ['without a date', null, false, false],
  ['that starts tomorrow', '2027-01-21T16:00:00Z', false, true],
  ['in progress', '2027-01-20T16:30:00Z', false, false],
  ['with a recording', '2027-01-21T16:00:00Z', true, false],
] as const)(
  'determines whether sign-up is open for a webinar %s',
  (_, startsAt, hasRecording, expected) => {
    expect(isAhead({ startsAt, hasRecording }, now)).toBe(expected);
  },
);

import { expect, test } from 'vitest';
import { isAhead, webinarState } from './WebinarFacts.tsx';

const now = Date.parse('2027-01-20T16:30:00Z');

test.each([
  ['no date yet', null, 45, false, 'announced'],
  ['tomorrow', '2027-01-21T16:00:00Z', 45, false, 'coming'],
  ['going on', '2027-01-20T16:00:00Z', 45, false, 'coming'],
  ['just over', '2027-01-20T15:30:00Z', 45, false, 'over'],
  ['with its recording', '2027-01-10T16:00:00Z', 45, true, 'recorded'],
] as const)('determines the webinar state: %s', (_, startsAt, minutes, hasRecording, state) => {
  expect(webinarState({ startsAt, minutes, hasRecording }, now)).toBe(state);
});

test.each([
  ['no date yet', null, false, false],
  ['tomorrow', '2027-01-21T16:00:00Z', false, true],
  ['going on', '2027-01-20T16:30:00Z', false, false],
  ['with its recording', '2027-01-21T16:00:00Z', true, false],
] as const)('determines whether sign-up is open: %s', (_, startsAt, hasRecording, expected) => {
  expect(isAhead({ startsAt, hasRecording }, now)).toBe(expected);
});

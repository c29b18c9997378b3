import { expect, test } from 'vitest';
import { seenWords } from './PupilLine.tsx';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const now = at(21, 12).getTime();

test.each([
  ['never', null, 'Not yet'],
  ['an hour ago', at(21, 11), 'Today'],
  ['just after midnight', at(21, 0), 'Today'],
  ['late last night', at(20, 23), 'Yesterday'],
  ['last week', at(14, 9), '7 days ago'],
  ['long ago', at(2, 9), '2 Nov 2026'],
])('describes when a pupil was last seen: %s', (_, moment, words) => {
  expect(seenWords(moment?.toISOString() ?? null, now, 'en-GB')).toBe(words);
});

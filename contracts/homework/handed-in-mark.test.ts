import { expect, test } from 'vitest';
import { handedInMark } from './handed-in-mark.ts';
import { type ItemMark, type ItemVerdict, taskMark } from './task-mark.ts';

const items = (...verdicts: ItemVerdict[]): ItemMark[] =>
  verdicts.map((verdict, at) => ({
    id: `i${at}`,
    verdict,
    score: verdict === 'right' ? 1 : 0,
    given: '',
    expected: '',
  }));

test.each([
  ['all right', items('right', 'right'), 50, 100, true, 'marked'],
  ['just enough', items('right', 'wrong'), 50, 50, true, 'marked'],
  ['one too few', items('right', 'wrong'), 51, 50, false, 'marked'],
  ['what was left out is wrong', items('right', 'unanswered'), 60, 50, false, 'marked'],
  ['nothing done', items('unanswered'), 1, 0, false, 'marked'],
  [
    'free writing waits, however good the rest',
    items('right', 'needs-review'),
    50,
    100,
    false,
    'needs-review',
  ],
  [
    'free writing waits, the rest left out',
    items('unanswered', 'needs-review'),
    50,
    0,
    false,
    'needs-review',
  ],
] as const)('grades an attempt: %s', (_, answered, passMark, score, passed, state) => {
  const handedIn = handedInMark(taskMark(answered), passMark);
  expect(handedIn).toMatchObject({ score, passed, state });
  expect(handedIn.mark.state).toBe(state);
});

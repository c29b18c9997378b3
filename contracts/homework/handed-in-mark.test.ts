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
  ['every answer is right', items('right', 'right'), 50, 100, true, 'marked'],
  ['the score equals the pass mark', items('right', 'wrong'), 50, 50, true, 'marked'],
  ['the score is just below the pass mark', items('right', 'wrong'), 51, 50, false, 'marked'],
  ['an unanswered item counts as wrong', items('right', 'unanswered'), 60, 50, false, 'marked'],
  ['no item is answered', items('unanswered'), 1, 0, false, 'marked'],
  [
    'free writing needs review, even if the other answers are right',
    items('right', 'needs-review'),
    50,
    100,
    false,
    'needs-review',
  ],
  [
    'free writing needs review and the other items are unanswered',
    items('unanswered', 'needs-review'),
    50,
    0,
    false,
    'needs-review',
  ],
] as const)('grades an attempt where %s', (_, answered, passMark, score, passed, state) => {
  const handedIn = handedInMark(taskMark(answered), passMark);
  expect(handedIn).toMatchObject({ score, passed, state });
  expect(handedIn.mark.state).toBe(state);
});

import { expect, test } from 'vitest';
import { acceptedForms } from '#language/marking/accepted-forms.ts';
import { markingLanguage } from '#language/marking/marking-language.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { numberWordsIn } from '#language/marking/number-words.ts';
import { countSteps } from './count-steps.ts';

// The number of steps must be proportional to the length of a pupil's input and a teacher's stored answers,
// whatever they contain.

/** The steps for input of double length, divided by the steps for the original input. */
function growth(work: (times: number) => unknown, times: number): number {
  work(1);
  const once = countSteps(() => work(times));
  expect(once).toBeGreaterThan(times);
  return countSteps(() => work(2 * times)) / once;
}

test.each([
  ['de', 'dreizehn'],
  ['de', 'einund'],
  ['it', 'ventitre'],
])('splits an ambiguous number word in one pass (%s, %s)', (code, part) => {
  const most = Math.floor(79 / part.length);
  const half = Math.floor(most / 2);
  expect(growth((times) => numberWordsIn(`${part.repeat(times)}x`, code), half)).toBeLessThan(4);
});

test.each(['xo(a)', 'x(b)', 'x (y)', 'x(y) / ', 'un(e) '])(
  'stops expanding an answer with many parentheses at the maximum number of forms (%s)',
  (piece) => {
    const forms = (times: number) =>
      acceptedForms(piece.repeat(times), markingLanguage('es'), 'typed');
    expect(growth(forms, 6)).toBeLessThan(6);
    expect(countSteps(() => forms(150))).toBeLessThan(60_000);
  },
);

test('compares a line with alternative spellings in time proportional to its length', () => {
  const line = (words: number) =>
    Array.from({ length: words }, () => ['学校', 'がっこう', 'がっ校']);
  const typed = 'が'.repeat(60);
  expect(growth((times) => nearestWriting(line(times), typed), 10)).toBeLessThan(2.5);
});

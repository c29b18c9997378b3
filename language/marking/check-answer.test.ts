import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { goldenRows, type MarkingRow, moreRows } from './answer-rows.data.ts';
import { checkAnswer } from './check-answer.ts';
import { MarkedAnswer } from './marking-item.ts';

function mark([language, expected, typed, , , more]: MarkingRow) {
  return checkAnswer({ language, answers: [expected].flat(), ...more }, typed);
}

describe.each([
  ['the golden table', goldenRows],
  ['more rows', moreRows],
])('checkAnswer: %s', (_, rows) => {
  test.each(rows)('%s: for "%s", marks "%s" as %s (%s)', (...row) => {
    const [, , , verdict, reason] = row;
    const marked = mark(row);
    expect([marked.verdict, marked.reasons]).toEqual([
      verdict,
      reason === null ? [] : reason ? expect.arrayContaining([reason]) : expect.anything(),
    ]);
  });
});

test('contains at least 150 extra rows and more than 25 languages', () => {
  expect(moreRows.length).toBeGreaterThanOrEqual(150);
  expect(new Set([...goldenRows, ...moreRows].map(([language]) => language)).size).toBeGreaterThan(
    25,
  );
});

describe('scores per preset', () => {
  const score = (typed: string, preset?: 'relaxed' | 'standard' | 'exact') =>
    checkAnswer({ language: 'fr', answers: ['bibliothèque'], ...(preset && { preset }) }, typed)
      .score;

  test.each([
    ['bibliothèque', 1, 1, 1],
    ['bibliotheque', 1, 1, 0],
    ['biblioothèque', 1, 0.5, 0],
    ['Bibliothèque', 1, 1, 0],
    ['bibliothèque.', 1, 1, 1],
    ['librairie', 0, 0, 0],
  ])('"%s" earns %d relaxed, %d standard, %d exact', (typed, relaxed, standard, exact) => {
    expect(score(typed, 'relaxed')).toBe(relaxed);
    expect(score(typed, 'standard')).toBe(standard);
    expect(score(typed)).toBe(standard);
    expect(score(typed, 'exact')).toBe(exact);
  });
});

test('returns the closest right answer and a letter-by-letter diff', () => {
  const item = { language: 'es', answers: ['el coche', 'el automóvil'] };
  const marked = checkAnswer(item, 'el automovil');
  expect(marked.expectedShown).toBe('el automóvil');
  expect(marked.diff).toEqual([
    { kind: 'same', expected: 'el autom', typed: 'el autom' },
    { kind: 'changed', expected: 'ó', typed: 'o' },
    { kind: 'same', expected: 'vil', typed: 'vil' },
  ]);
});

const anyLanguage = fc.constantFrom(...languageCodes);
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });

test('returns a valid mark for any input, and the same mark when repeated', () => {
  fc.assert(
    fc.property(
      anyLanguage,
      fc.array(anyText, { minLength: 1, maxLength: 3 }),
      anyText,
      (language, answers, typed) => {
        const marked = checkAnswer({ language, answers }, typed);
        expect(MarkedAnswer.parse(marked)).toEqual(marked);
        expect(checkAnswer({ language, answers }, typed)).toEqual(marked);
      },
    ),
  );
});

test('marks the right answer as exact, with no differences, in every language and preset', () => {
  const word = fc.stringMatching(/^\p{L}{1,12}$/u).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(
      anyLanguage,
      word,
      fc.constantFrom('relaxed', 'standard', 'exact'),
      (language, answer, preset) => {
        const marked = checkAnswer(
          { language, answers: [answer], preset: preset as 'exact' },
          answer,
        );
        expect(marked.verdict).toBe('exact');
        expect(marked.score).toBe(1);
        expect(marked.diff.every(({ kind }) => kind === 'same')).toBe(true);
      },
    ),
  );
});

test('never gives a higher score in a stricter preset', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goldenRows, ...moreRows),
      ([language, expected, typed, , , more]) => {
        const score = (preset: 'relaxed' | 'standard' | 'exact') =>
          checkAnswer({ language, answers: [expected].flat(), ...more, preset }, typed).score;
        expect(score('exact')).toBeLessThanOrEqual(score('standard'));
        expect(score('standard')).toBeLessThanOrEqual(score('relaxed'));
      },
    ),
  );
});

test('checks a long answer in under two seconds', () => {
  const long = 'Il fait beau et les enfants jouent dans le parc. '.repeat(60);
  const started = performance.now();
  checkAnswer({ language: 'fr', answers: [long] }, `${long}x`);
  // The limit is far above the normal duration, so the test fails only if a rule takes quadratic time or
  // worse.
  expect(performance.now() - started).toBeLessThan(2000);
});

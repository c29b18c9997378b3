import { describe, expect, test } from 'vitest';
import { maxWordingLength, wordingFaults, wordingProblems } from './wording-faults.ts';

const words = '{count, plural, one {# word} other {# words}}';

test.each([
  ['{count, plural, one {# Wort} other {# Wörter}}', []],
  ['{count, plural, other {# Wörter}}', ['lacks the form one']],
  ['{zahl, plural, one {# Wort} other {# Wörter}}', ['lacks count', 'has zahl']],
  ['Wörter', ['lacks count']],
])('finds the faults of the translation %j', (translation, faults) => {
  expect(
    wordingFaults('de', words, translation).map(({ kind, name }) => `${kind} ${name}`),
  ).toEqual(faults);
});

test('finds an element that a translation lacks', () => {
  expect(wordingFaults('de', 'See <0>all</0>', 'Alle')).toEqual([
    { kind: 'lacks', name: '<0>' },
    { kind: 'lacks', name: '</0>' },
  ]);
});

describe('the problems that an admin reads', () => {
  test.each([
    ['de', words, '{count, plural, one {# Wort} other {# Wörter}}', []],
    [
      'de',
      'Hello {name}',
      'Hallo {nam}',
      ['{name} is missing.', 'The English message has no {nam}.'],
    ],
    [
      'pl',
      words,
      '{count, plural, one {# słowo} other {# słów}}',
      [
        'The plural form “few” is missing, which the language needs.',
        'The plural form “many” is missing, which the language needs.',
      ],
    ],
    ['de', 'Save', '  ', ['Write a wording.']],
    [
      'de',
      'Save',
      'x'.repeat(maxWordingLength + 1),
      [`Use at most ${maxWordingLength} characters.`],
    ],
  ])('in %s, for %j and %j', (locale, message, wording, problems) => {
    expect(wordingProblems(locale, message, wording)).toEqual(problems);
  });

  test.each(['Hallo {name', '{name, plural, one {x}', '{name, plural}'])(
    'say that %j is malformed',
    (wording) => {
      const [problem, ...more] = wordingProblems('de', 'Hello {name}', wording);
      expect(problem).toMatch(/^The braces or the forms are not in order: .+\.$/);
      expect(more).toEqual([]);
    },
  );
});

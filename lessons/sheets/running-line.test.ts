import fc from 'fast-check';
import { expect, test } from 'vitest';
import { footRules, pageName, runningLine } from './running-line.ts';
import { wordWidth } from './word-width.ts';

test.each([
  ['À la piscine', 'True or false', 'A', 'À la piscine | True or false | Version A'],
  ['À la piscine', 'True or false', undefined, 'À la piscine | True or false'],
  ['À la piscine', 'À la piscine', undefined, 'À la piscine'],
  ['في السوق', 'Gaps', 'B', 'في السوق | Gaps | Version B'],
  ['Two\nlines\u202e', 'Gaps', undefined, 'Two lines | Gaps'],
  ['   ', 'Gaps', undefined, 'Gaps'],
  [
    'Une longue journée au marché avec toute la famille et le chien',
    'Gaps',
    'A',
    'Une longue journée au marché avec toute… | Gaps | Version A',
  ],
  [
    'おばあさんの七十歳の誕生日を家族みんなで祝った日曜日のこと',
    'Gaps',
    undefined,
    'おばあさんの七十歳の誕生日を家族みんなで祝った… | Gaps',
  ],
] as const)(
  'builds the footer of lesson %s, sheet %s, version %s: %s',
  (lesson, title, version, line) => {
    expect(runningLine({ lesson, level: 'A2.1', version }, title)).toEqual(line.split(' | '));
  },
);

test('shortens a lesson’s name only if it would not fit', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '語', 'नि'), minLength: 1 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, (each) => {
      const lesson = each.join(' ');
      const [name = ''] = runningLine({ lesson, level: 'A1' }, 'Gaps');
      if (wordWidth(lesson) <= 24) expect(name).toBe(lesson);
      else {
        expect(wordWidth(name)).toBeLessThanOrEqual(24);
        expect(wordWidth(name)).toBeGreaterThan(16);
        expect(lesson.startsWith(name.slice(0, -1))).toBe(true);
      }
    }),
  );
});

/** Returns the strings of a style sheet as a browser parses them, and the text outside the strings. */
function readStrings(css: string): { strings: string[]; rest: string } {
  const strings: string[] = [];
  const rest = css.replace(/"((?:[^"\\\n]|\\[0-9a-f]{1,6} )*)"/g, (_, inside: string) => {
    strings.push(
      inside.replace(/\\([0-9a-f]{1,6}) /g, (_all, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    );
    return '';
  });
  return { strings, rest };
}

test('gives each sheet its own footer and page numbers', () => {
  const css = footRules([
    ['Le marché', 'Gaps', 'Version A'],
    ['Le marché', 'Answers'],
  ]);
  const [first = '', second = ''] = css.split('\n');
  expect(pageName(0)).toBe('auto');
  expect(first).toContain('@page { counter-increment: sheet-1;');
  expect(first).toContain(
    'content: "\u2068Le marché\u2069 · \u2068Gaps\u2069 · \u2068Version A\u2069 · page " counter(sheet-1);',
  );
  expect(second).toContain(`@page ${pageName(1)} { counter-increment: sheet-2;`);
  expect(second).toContain('Answers');
});

test('escapes any lesson name so that it cannot end its CSS string', () => {
  const plain = readStrings(footRules([['x']])).rest;
  const nasty = fc.string({ unit: fc.constantFrom('"', '\\', '\n', '}', 'a', '/*', ' ', 'é') });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'grapheme' })), (name) => {
      const { strings, rest } = readStrings(footRules([[name]]));
      expect(rest).toBe(plain);
      expect(strings[0]).toBe(`\u2068${name}\u2069 · page `);
    }),
  );
});

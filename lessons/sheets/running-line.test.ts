import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningLine } from './running-line.ts';
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
] as const)('%s, %s, version %s: %s', (lesson, title, version, line) => {
  expect(runningLine({ lesson, level: 'A2.1', version }, title)).toEqual(line.split(' | '));
});

test('whatever a lesson is called, its name fits, and is cut only where it would not', () => {
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

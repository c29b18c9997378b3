import fc from 'fast-check';
import { expect, test } from 'vitest';
import { footRules, pageName } from './foot-rules.ts';

/** The strings of a style sheet as a browser reads them, and what stands outside of them. */
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

test('each sheet has a line of its own and counts its own pages', () => {
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

test('no name of a lesson ends its string, whatever stands in it', () => {
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

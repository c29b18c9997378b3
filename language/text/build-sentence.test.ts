import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSide, normalizeLine } from './build-sentence.ts';

describe('normalizeLine', () => {
  test.each([
    [
      'a Hebrew year before a comma',
      'אני גר ב-\u200e2024\u200f, בתל אביב\u200f.',
      'אני גר ב-2024, בתל אביב.',
    ],
    ['an Arabic question', 'كيف حالك\u200f؟', 'كيف حالك؟'],
    [
      'embedded directional runs',
      'קניתי \u202bתפוחים\u202c, לחם\u202a (500 g)\u202c.',
      'קניתי תפוחים, לחם (500 g).',
    ],
    ['a name in a directional isolate', '\u2068سارة\u2069: مرحبا', 'سارة: مرحبا'],
    ['a byte order mark', '\ufeffBon\ufeffjour', 'Bonjour'],
    ['a joiner, which is kept as part of the word', 'می\u200cروم', 'می\u200cروم'],
  ])('removes direction characters without leaving a space: %s', (_, text, tidy) => {
    expect(normalizeLine(text)).toBe(tidy);
  });

  test.each([
    ['a tab and a line break', 'un\tdeux\r\ntrois', 'un deux trois'],
    ['Unicode line and paragraph separators', 'un\u2028deux\u2029trois', 'un deux trois'],
    ['spaces around a direction mark', 'un \u200f deux', 'un deux'],
    ['only control characters', '\u200f\u0000', ''],
  ])('replaces separators with one space: %s', (_, text, tidy) => {
    expect(normalizeLine(text)).toBe(tidy);
  });

  test('leaves a normalized line unchanged', () => {
    const odd = fc.constantFrom(
      '\u200f',
      '\u202a',
      '\u2069',
      '\ufeff',
      '\n',
      '\t',
      ' ',
      'é',
      'ש',
      '،',
    );
    const line = fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 1 })) });
    fc.assert(
      fc.property(line, (text) => {
        const tidy = normalizeLine(text);
        expect(normalizeLine(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u);
      }),
    );
  });
});

test('does not split a Hebrew word at a direction character', () => {
  const { text, tokens } = buildSide('he', 'בתל\u200f אביב\u200f.', 's1.t');
  expect(text).toBe('בתל אביב.');
  expect(tokens.map((token) => token.text)).toEqual(['בתל', ' ', 'אביב', '.']);
});

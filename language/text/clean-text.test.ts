import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, isPlainLine } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    [
      'a Latin ligature',
      'o\ufb03ce, \ufb01lle, \ufb02eur, e\ufb00et',
      'office, fille, fleur, effet',
    ],
    ['an Arabic presentation form', '\ufefb \uFEF3\uFEAA', 'لا يد'],
    ['an Arabic word ligature', '\ufdf2', 'الله'],
    ['a detached Arabic diacritic', 'مد\ufe77رسة', 'مد\u064eرسة'],
    ['a Hebrew presentation form', '\ufb2e\ufb35', 'אַוּ'],
    ['a radical in place of its character', '\u2f00\u2f08', '一人'],
    ['half-width kana', 'ﾔﾏﾀﾞ', 'ヤマダ'],
    ['vertical punctuation', 'はい\ufe12', 'はい。'],
    ['a soft hyphen', 'mar\u00adché', 'marché'],
    ['a word joiner and a byte order mark', '\ufeffun\u2060e', 'une'],
    ['no-break, narrow and thin spaces', 'au\u00a0marché\u202f!\u2009Oui', 'au marché ! Oui'],
    ['a decomposed accent', 'e\u0301te\u0301', 'été'],
    ['direction marks', '\u200fשלום\u200e \u2067אב\u2069', 'שלום אב'],
  ])('normalizes a text with %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    'ª º ² ½ № …',
    'می\u200cروم',
    'क्\u200dष',
    'Ｔシャツ',
    '全角\u3000空白',
    'ĳ ŉ',
    'un\tdeux\ntrois',
  ])('keeps characters that are used on purpose: %s', (text) =>
    expect(cleanText(text, 'running')).toBe(text),
  );

  test('converts a zero-width space to a space only in running text of scripts with spaces', () => {
    expect(cleanText('Léa\u200bva au marché.\u200b', 'running')).toBe('Léa va au marché.');
    expect(cleanText('mar\u200bket')).toBe('market');
    expect(cleanText('สวัสดี\u200bครับ 私\u200bは', 'running')).toBe('สวัสดีครับ 私は');
  });

  test('leaves cleaned text unchanged', () => {
    const odd = fc.constantFrom(
      '\u200b',
      '\u00ad',
      '\ufb01',
      '\ufefb',
      '\ufe76',
      '\ufe77',
      '\u00a0',
      'a',
      '\u064e',
      '私',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 1 })) }),
        (text) => {
          for (const use of ['running', 'word'] as const) {
            const clean = cleanText(text, use);
            expect(cleanText(clean, use)).toBe(clean);
          }
        },
      ),
    );
  });
});

test.each([
  'Le chat dort.',
  '- Bonjour ! dit-elle. – Salut !',
  'Il a dit : « 3 < 5 et 7 > 4 ».',
  '猫は寝ている。',
  'قالت: «مرحبا!»',
  'C’est l’heure (enfin) & la fin; voilà.',
])('accepts %j as a plain line', (line) => {
  expect(isPlainLine(line)).toBe(true);
});

test.each([
  '<b>Le chat</b>',
  '<img src=x onerror=alert(1)>',
  'a **bold** cat',
  '```js',
  '[here](x)',
  'See https://evil.example/x',
  'www.evil.example',
  'JavaScript:alert(1)',
  '&lt;b&gt;',
  '&#60;b',
])('rejects %j as a plain line', (line) => {
  expect(isPlainLine(line)).toBe(false);
});

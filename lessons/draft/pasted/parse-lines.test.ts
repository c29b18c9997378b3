import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#language/languages.ts';
import { joinRows, withoutBullets } from './parse-lines.ts';

const read = (text: string) => withoutBullets(text.split('\n')).map(({ row }) => row);

describe('a bullet', () => {
  test.each([
    '• One',
    '■ One',
    '➢ One',
    '► One',
    '○ One',
    '✓ One',
    '→ One',
    '\uf0b7\tOne',
    '·\tOne',
    'o\tOne',
    '  •\tOne',
  ])('is removed from the text %j', (row) => {
    expect(withoutBullets([row])).toEqual([{ row: 'One', listed: true }]);
  });

  test.each([
    ['* un chat\n* un chien', ['un chat', 'un chien']],
    ['Animals\n- a cat\n- a dog', ['Animals', 'a cat', 'a dog']],
  ])('is removed if most rows have a bullet: %j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test.each([
    '○○さんは学生です。',
    'o gato\no cão',
    '- Salut, ça va ?\n- Oui, merci.',
    '- eine Zeile\nnoch eine\nund noch eine',
    '-5 degrees\n-6 degrees',
    '*** \n***',
    '— Oui.\n— Non.',
    'il y a longtemps',
  ])('is not detected in the text %j', (text) => {
    expect(read(text)).toEqual(text.split('\n').map((row) => row.trim()));
  });
});

test.each([
  ['de', 'an den wunder-', 'schönen See', 'an den wunderschönen See'],
  ['de', 'alle Vor-', 'und Nachteile', 'alle Vor- und Nachteile'],
  ['de', 'die Haus-', 'bzw. Hoftür', 'die Haus- bzw. Hoftür'],
  ['de', 'die Unter-', 'undurchsichtigkeit', 'die Unterundurchsichtigkeit'],
  ['de', 'die U-', 'Bahn fährt', 'die U-Bahn fährt'],
  ['de', 'er kam –', 'und ging', 'er kam – und ging'],
  ['de', 'er kam -', 'und ging', 'er kam - und ging'],
  ['fr', 'mes grands-', 'parents', 'mes grands-parents'],
  ['fr', 'Est-', 'ce que tu viens', 'Est-ce que tu viens'],
  ['en', 'a well-', 'known song', 'a well-known song'],
  ['en', 'a two-', 'or three-day trip', 'a two- or three-day trip'],
  ['en', 'a face-', 'to-face talk', 'a face-to-face talk'],
  ['nl', 'alle voor-', 'en nadelen', 'alle voor- en nadelen'],
  ['pt', 'disse-', '-lhe tudo', 'disse-lhe tudo'],
  ['he', 'בית־', 'ספר', 'בית־ספר'],
  ['fr', 'je vais au', 'marché', 'je vais au marché'],
  ['fr', 'de 9 -', '10 heures', 'de 9 - 10 heures'],
  ['ja', '大きな市場へ', '行きます', '大きな市場へ行きます'],
])('joins two rows in %s: %s / %s', (language, before, row, joined) => {
  expect(joinRows(language, before, row)).toBe(joined);
});

test('joins rows without removing more than one hyphen or adding more than one space per join', () => {
  const codes = fc.constantFrom(...Object.keys(languages));
  const row = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', ' ', '-', '\u00ad', '.'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(codes, row, row, (language, before, after) => {
      const bare = (text: string) => text.replace(/[-\s]/gu, '');
      const joined = joinRows(language, before, after);
      expect(bare(joined)).toBe(bare(before + after));
      expect(joined.length).toBeGreaterThanOrEqual(before.length + after.length - 1);
      expect(joined.length).toBeLessThanOrEqual(before.length + after.length + 1);
    }),
  );
});

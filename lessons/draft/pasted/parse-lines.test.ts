import { describe, expect, test } from 'vitest';
import { withoutBullets } from './parse-lines.ts';

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
  ])('is taken off: %j', (row) => {
    expect(withoutBullets([row])).toEqual([{ row: 'One', listed: true }]);
  });

  test.each([
    ['* un chat\n* un chien', ['un chat', 'un chien']],
    ['Animals\n- a cat\n- a dog', ['Animals', 'a cat', 'a dog']],
  ])('stands before most rows: %j', (text, rows) => {
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
  ])('is none: %j', (text) => {
    expect(read(text)).toEqual(text.split('\n').map((row) => row.trim()));
  });
});

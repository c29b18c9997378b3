import { expect, test } from 'vitest';
import type { SheetBlock, SheetColumn } from './sheet.ts';
import { columnShares, keyColumns, tableDirection } from './table-layout.ts';

const column = (language: string, width?: number): SheetColumn => ({
  heading: '',
  language,
  ...(width && { width }),
});

test.each([
  ['right to left for Arabic, then English', [column('ar'), column('en')], 'rtl'],
  ['left to right for English, then Arabic', [column('en'), column('ar')], 'ltr'],
  [
    'by the words after a column of numbers',
    [column('en', 0.2), column('ur'), column('en')],
    'rtl',
  ],
  [
    'by the words after a column of pictures',
    [{ ...column('en'), pictures: true }, column('ur'), column('en')],
    'rtl',
  ],
  ['left to right for numbers only', [column('en', 0.2)], 'ltr'],
  ['left to right without columns', [], 'ltr'],
] as const)('sets the table direction: %s', (_, columns, direction) => {
  expect(tableDirection(columns)).toBe(direction);
});

test('converts column widths to percentages of the table width', () => {
  expect(columnShares([column('en', 0.5), column('fr'), column('en')])).toEqual([20, 40, 40]);
});

const lines = (text: string, count = 8): SheetBlock[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'text',
    language: 'fr',
    number: at + 1,
    runs: [{ kind: 'words', text }],
  }));

test.each([
  ['single words', lines('chat'), 3],
  ['short phrases', lines('Je voudrais aller au marché'), 2],
  ['long sentences', lines('Elle trouve que son frère a l’air très fatigué ce matin.'), 1],
  ['a short list of words', lines('chat', 3), 1],
  ['a table', [{ kind: 'table', columns: [], rows: [] } satisfies SheetBlock], 1],
] as const)('sets the number of key columns for %s', (_, blocks, columns) => {
  expect(keyColumns(blocks)).toBe(columns);
});

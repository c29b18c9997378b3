import { expect, test } from 'vitest';
import type { SheetBlock, SheetColumn } from './sheet.ts';
import { columnShares, keyColumns, tableDirection } from './table-layout.ts';

const column = (language: string, width?: number): SheetColumn => ({
  heading: '',
  language,
  ...(width && { width }),
});

test.each([
  ['Arabic, then English: Arabic on the right', [column('ar'), column('en')], 'rtl'],
  ['English, then Arabic: Arabic on the right still', [column('en'), column('ar')], 'ltr'],
  ['numbers follow what they number', [column('en', 0.2), column('ur'), column('en')], 'rtl'],
  [
    'so do pictures, as wide as they are',
    [{ ...column('en'), pictures: true }, column('ur'), column('en')],
    'rtl',
  ],
  ['numbers alone', [column('en', 0.2)], 'ltr'],
  ['nothing', [], 'ltr'],
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
  ['words', lines('chat'), 3],
  ['phrases', lines('Je voudrais aller au marché'), 2],
  ['sentences', lines('Elle trouve que son frère a l’air très fatigué ce matin.'), 1],
  ['a few words', lines('chat', 3), 1],
  ['a table', [{ kind: 'table', columns: [], rows: [] } satisfies SheetBlock], 1],
] as const)('sets the number of key columns for %s', (_, blocks, columns) => {
  expect(keyColumns(blocks)).toBe(columns);
});

import { expect, test } from 'vitest';
import { keyColumns } from './key-columns.ts';
import type { SheetBlock } from './sheet.ts';

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
] as const)('%s', (_, blocks, columns) => {
  expect(keyColumns(blocks)).toBe(columns);
});

import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['À la piscine', 'À la piscine'],
  ['Qui ? Où : "ici" / là', 'Qui Où ici là'],
  ['في السوق', 'في السوق'],
  ['...', 'Worksheets'],
  ['a\nb', 'a b'],
  [`${'a'.repeat(79)}😀`, 'a'.repeat(79)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('converts the title %j to the file name %j', (title, name) => {
  expect(fileName(title)).toBe(name);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProofRows } from '#scripts/testing/read-proof-rows.ts';
import { root } from '#scripts/world/settings.ts';

const rows = readProofRows('docs/reliability-tests.md').map(({ cells, ...proved }) => ({
  id: cells[0] ?? '',
  ...proved,
}));

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

test('lists every fault, attack and measure exactly once in the table', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    ...numbered('R', 27),
    ...numbered('S', 18),
    ...numbered('P', 6),
  ]);
});

test.each(rows)('$id names existing proof files, or states that it has no proof', (row) => {
  if (row.proof === 'no test') return;
  expect(row.files.length).toBeGreaterThan(0);
  for (const file of row.files) {
    expect(file).toMatch(/\.(test|e2e|proof|bench)\.ts$/);
    expect(existsSync(join(root, file)), file).toBe(true);
  }
});

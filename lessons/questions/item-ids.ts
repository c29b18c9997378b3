import { maxItems } from './bilingual.ts';

/** Builds stored items from reply rows, numbered `i1`, `i2` … (or with another letter). */
export function numbered<Row, Item>(
  rows: readonly Row[],
  make: (row: Row, id: string) => Item,
  letter = 'i',
): Item[] {
  return rows.slice(0, maxItems).map((row, at) => make(row, `${letter}${at + 1}`));
}

/**
 * Returns the next free id. The number of a removed item is not reused while an item with a higher number
 * exists.
 */
export function nextId(items: readonly { id: string }[], letter = 'i'): string {
  const used = items.map((item) => Number(item.id.slice(letter.length))).filter(Number.isFinite);
  return `${letter}${Math.max(0, ...used) + 1}`;
}

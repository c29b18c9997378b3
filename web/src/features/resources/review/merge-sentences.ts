import { type SentenceRow, sameRow } from './sentence-edits.ts';

export type Merge =
  | { kind: 'merged'; rows: SentenceRow[] }
  /** Both changed the same sentence, or its place: the teacher chooses. `keys` says which. */
  | { kind: 'conflict'; keys: string[] };

/**
 * Puts my edits onto a text that somebody (another tab, a colleague) stored meanwhile. `base` is what
 * I began from. Sentences that only one of us touched merge; the same sentence changed twice does not.
 */
export function mergeSentences(
  base: readonly SentenceRow[],
  mine: readonly SentenceRow[],
  theirs: readonly SentenceRow[],
): Merge {
  const same = (a: readonly SentenceRow[], b: readonly SentenceRow[]) =>
    a.length === b.length &&
    a.every((row, i) => {
      const other = b[i];
      return other !== undefined && other.key === row.key && sameRow(row, other);
    });
  if (same(base, theirs)) return { kind: 'merged', rows: [...mine] };
  if (same(base, mine) || same(mine, theirs)) return { kind: 'merged', rows: [...theirs] };

  const old = new Map(base.map((row) => [row.key, row]));
  const orderOf = (rows: readonly SentenceRow[]) => rows.map((row) => row.key).join(' ');
  if (orderOf(base) !== orderOf(theirs)) {
    return { kind: 'conflict', keys: mine.filter((row) => changed(old, row)).map((r) => r.key) };
  }
  const stored = new Map(theirs.map((row) => [row.key, row]));
  const conflicts: string[] = [];
  const rows = mine.map((row) => {
    const their = stored.get(row.key);
    if (!their || !changed(old, their)) return row;
    if (!changed(old, row)) return their;
    if (!sameRow(row, their)) conflicts.push(row.key);
    return row;
  });
  const mineKeys = new Set(mine.map((row) => row.key));
  for (const row of theirs) {
    if (!mineKeys.has(row.key) && changed(old, row)) conflicts.push(row.key);
  }
  return conflicts.length > 0 ? { kind: 'conflict', keys: conflicts } : { kind: 'merged', rows };
}

function changed(old: ReadonlyMap<string, SentenceRow>, row: SentenceRow): boolean {
  const before = old.get(row.key);
  return !before || !sameRow(before, row);
}

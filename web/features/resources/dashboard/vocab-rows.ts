import type { VocabPair } from '#contracts/resources/draft.ts';

/** A row of the vocabulary list. `key` is stable while the row is moved and edited. */
export interface VocabRow extends VocabPair {
  key: string;
}

export type VocabEdit =
  | { type: 'change'; key: string; side: 'target' | 'native'; value: string }
  | { type: 'add'; after: string | null; key: string }
  | { type: 'append'; rows: VocabRow[] }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'clear' };

/** Applies one edit to the list. Invalid edits are ignored. */
export function editVocab(rows: readonly VocabRow[], edit: VocabEdit): VocabRow[] {
  switch (edit.type) {
    case 'clear':
      return [];
    case 'append':
      return [...rows.filter((row) => row.target.trim() || row.native.trim()), ...edit.rows];
    case 'add': {
      const at = edit.after === null ? rows.length : indexOf(rows, edit.after) + 1;
      return rows.toSpliced(at, 0, { key: edit.key, target: '', native: '' });
    }
    case 'change':
      return rows.map((row) => (row.key === edit.key ? { ...row, [edit.side]: edit.value } : row));
    case 'remove':
      return rows.filter((row) => row.key !== edit.key);
    case 'move': {
      const at = indexOf(rows, edit.key);
      const row = rows[at];
      const other = rows[at + edit.by];
      return row && other ? rows.with(at, other).with(at + edit.by, row) : [...rows];
    }
  }
}

function indexOf(rows: readonly VocabRow[], key: string): number {
  return rows.findIndex((row) => row.key === key);
}

/** The pairs to store; rows that are empty on both sides are skipped. */
export function pairsOf(rows: readonly VocabRow[]): VocabPair[] {
  return rows
    .filter((row) => row.target.trim() || row.native.trim())
    .map(({ target, native }) => ({ target, native }));
}

/** Keys of the rows with only one side filled in. They are errors, because each pair needs both sides. */
export function unevenPairs(rows: readonly VocabRow[]): string[] {
  return rows.filter((row) => !row.target.trim() !== !row.native.trim()).map((row) => row.key);
}

import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { Sentence } from '#language/text/text.ts';

/** A sentence in the review editor. A new sentence has no `id` until it is saved. */
export interface SentenceRow {
  /** Stable while the row is on screen; equals the id of a stored sentence. */
  key: string;
  id: string | undefined;
  speaker: string | undefined;
  target: string;
  native: string;
  startsParagraph: boolean;
}

export type SentenceEdit =
  | { type: 'change'; key: string; field: 'target' | 'native' | 'speaker'; value: string }
  | { type: 'add'; after: string | null; key: string }
  | { type: 'split'; key: string; newKey: string; targetAt: number; nativeAt: number }
  | { type: 'join'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; by: -1 | 1 };

export function rowsOf(sentences: readonly Sentence[]): SentenceRow[] {
  return sentences.map((sentence) => ({
    key: sentence.id,
    id: sentence.id,
    speaker: sentence.speaker,
    target: sentence.target.text,
    native: sentence.native.text,
    startsParagraph: sentence.startsParagraph ?? false,
  }));
}

/**
 * Applies one edit to the rows. Impossible edits, such as joining the last row or moving past the end, are
 * ignored.
 */
export function editSentences(rows: readonly SentenceRow[], edit: SentenceEdit): SentenceRow[] {
  if (edit.type === 'add') {
    const at = edit.after === null ? -1 : rows.findIndex((row) => row.key === edit.after);
    return rows.toSpliced(at + 1, 0, {
      key: edit.key,
      id: undefined,
      speaker: rows[at]?.speaker,
      target: '',
      native: '',
      startsParagraph: false,
    });
  }
  const at = rows.findIndex((row) => row.key === edit.key);
  const row = rows[at];
  if (!row) return [...rows];
  switch (edit.type) {
    case 'change':
      return rows.with(at, { ...row, [edit.field]: edit.value });
    case 'split': {
      const [target, targetRest] = cut(row.target, edit.targetAt);
      const [native, nativeRest] = cut(row.native, edit.nativeAt);
      const rest: SentenceRow = {
        key: edit.newKey,
        id: undefined,
        speaker: row.speaker,
        target: targetRest,
        native: nativeRest,
        startsParagraph: false,
      };
      return rows.toSpliced(at, 1, { ...row, target, native }, rest);
    }
    case 'join': {
      const next = rows[at + 1];
      if (!next) return [...rows];
      const joined = {
        ...row,
        target: glue(row.target, next.target),
        native: glue(row.native, next.native),
      };
      return rows.toSpliced(at, 2, joined);
    }
    case 'remove':
      return rows.toSpliced(at, 1);
    case 'move': {
      const to = at + edit.by;
      const other = rows[to];
      if (!other) return [...rows];
      return rows.with(at, other).with(to, row);
    }
  }
}

function cut(text: string, at: number): [string, string] {
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

// In scripts without spaces, sentences are joined directly: a Japanese sentence ends in 。 and the next
// sentence follows without a space.
function glue(first: string, second: string): string {
  if (!first || !second) return first || second;
  return /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}。！？]$/u.test(first)
    ? first + second
    : `${first} ${second}`;
}

/** Counts the rows that differ from the stored ones, for "3 sentences changed". */
export function countChanges(stored: readonly SentenceRow[], rows: readonly SentenceRow[]): number {
  const before = new Map(stored.map((row) => [row.key, row]));
  const changed = rows.filter((row) => {
    const old = before.get(row.key);
    return !old || !sameRow(old, row);
  }).length;
  const kept = new Set(rows.map((row) => row.key));
  const removed = stored.filter((row) => !kept.has(row.key)).length;
  if (changed + removed > 0) return changed + removed;
  return rows.some((row, i) => row.key !== stored[i]?.key) ? 1 : 0;
}

export function sameRow(a: SentenceRow, b: SentenceRow): boolean {
  return (
    plainSpaces(a.target) === plainSpaces(b.target) &&
    plainSpaces(a.native) === plainSpaces(b.native) &&
    (a.speaker ?? '') === (b.speaker ?? '') &&
    a.startsParagraph === b.startsParagraph
  );
}

/**
 * The rows to send. Empty pairs are omitted. Pairs with only one side filled in are included, because the
 * teacher has to complete them.
 */
export function writtenRows(rows: readonly SentenceRow[]): SentenceRow[] {
  return rows.filter((row) => row.target.trim() || row.native.trim());
}

/** The body of `PUT …/text`. */
export function sentencesToSave(rows: readonly SentenceRow[]) {
  return writtenRows(rows).map((row) => ({
    ...(row.id !== undefined && { id: row.id }),
    ...(row.speaker && { speaker: row.speaker }),
    target: row.target.trim(),
    native: row.native.trim(),
    ...(row.startsParagraph && { startsParagraph: true }),
  }));
}

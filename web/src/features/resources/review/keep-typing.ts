import { mergeSentences } from './merge-sentences.ts';
import { type SentenceRow, writtenRows } from './sentence-edits.ts';

/** The ids that new sentences got by a save, by the keys they were sent under. */
export function newIds(sent: readonly SentenceRow[], stored: readonly SentenceRow[]) {
  const written = writtenRows(sent);
  // Where somebody else's sentence came in between, places tell nothing.
  const paired = written.length === stored.length ? written : [];
  const known = new Set(written.map(({ id }) => id));
  return new Map(
    paired.flatMap(({ key, id }, at) => {
      const given = stored[at]?.id;
      const isNew = id === undefined && given !== undefined && !known.has(given);
      return isNew ? [[key, given] as const] : [];
    }),
  );
}

/**
 * The rows after a save: as they were stored, with what was typed while it was under way. `sent` are the
 * rows that were saved, `now` those on screen when the answer comes.
 */
export function keepTyping(
  sent: readonly SentenceRow[],
  now: readonly SentenceRow[],
  stored: SentenceRow[],
): SentenceRow[] {
  if (now === sent) return stored;
  const ids = newIds(sent, stored);
  const named = (rows: readonly SentenceRow[]) =>
    rows.map((row) => {
      const id = ids.get(row.key);
      return id === undefined ? row : { ...row, key: id, id };
    });
  return mergeSentences(named(sent), named(now), stored).rows;
}

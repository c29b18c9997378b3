import { mergeSentences } from './merge-sentences.ts';
import { type SentenceRow, writtenRows } from './sentence-edits.ts';

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
  const written = writtenRows(sent);
  // New sentences have their ids now. Where somebody else's came in between, places tell nothing.
  const paired = written.length === stored.length ? written : [];
  const ids = new Map(paired.map(({ key }, at) => [key, stored[at]?.id]));
  const named = (rows: readonly SentenceRow[]) =>
    rows.map((row) => {
      const id = ids.get(row.key);
      return id === undefined ? row : { ...row, key: id, id };
    });
  return mergeSentences(named(sent), named(now), stored).rows;
}

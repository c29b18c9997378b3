import { mergeSentences } from './merge-sentences.ts';
import { type SentenceRow, writtenRows } from './sentence-edits.ts';

/**
 * The ids that new sentences got by a save, by their keys. `sent` are the rows that `stored` answers, what
 * somebody else wrote among them: only then do the places tell which is which.
 */
export function newIds(
  sent: readonly SentenceRow[],
  stored: readonly SentenceRow[],
): Map<string, string> {
  const written = writtenRows(sent);
  const known = new Set(written.map(({ id }) => id));
  return new Map(
    written.flatMap(({ key, id }, at) => {
      const given = stored[at]?.id;
      const isNew = id === undefined && given !== undefined && !known.has(given);
      return isNew ? [[key, given] as const] : [];
    }),
  );
}

/**
 * The rows after a save: as they were stored, with what was typed while it was under way. `before` are
 * the rows on screen when it began, `now` those when the answer comes, `ids` what new ones got by it.
 */
export function keepTyping(
  before: readonly SentenceRow[],
  now: readonly SentenceRow[],
  stored: SentenceRow[],
  ids: ReadonlyMap<string, string>,
): SentenceRow[] {
  if (now === before) return stored;
  const named = (rows: readonly SentenceRow[]) =>
    rows.map((row) => {
      const id = ids.get(row.key);
      return id === undefined ? row : { ...row, key: id, id };
    });
  return mergeSentences(named(before), named(now), stored).rows;
}

import '#contracts/validation/english-messages.ts';
import { EditedSentences } from '#contracts/validation/edited-sentences.ts';
import type { FieldProblem } from '#ui/http-error.ts';
import { type SentenceRow, sentencesToSave, writtenRows } from './text/sentence-edits.ts';

/** A validation error of a text that prevents saving. */
export interface SentenceProblem {
  /** Key of the affected row; null for the text as a whole. */
  key: string | null;
  field: string;
  /** A sentence to show, with the row's number on screen. */
  message: string;
}

/** Finds what the server would reject, before the request is sent. */
export function findProblems(rows: readonly SentenceRow[]): SentenceProblem[] {
  const { error } = EditedSentences.safeParse(sentencesToSave(rows));
  const issues = error?.issues ?? [];
  return nameSentences(
    rows,
    issues.map(({ path, message }) => ({ field: ['sentences', ...path].join('.'), message })),
  );
}

/**
 * Translates the server's errors about the sentences as sent (`sentences.3.target`) to the rows on screen.
 */
export function nameSentences(
  rows: readonly SentenceRow[],
  fields: readonly FieldProblem[],
): SentenceProblem[] {
  const sent = writtenRows(rows);
  return fields.map(({ field: path, message }) => {
    const [, at, field] = path.split('.');
    const row = at === undefined ? undefined : sent[Number(at)];
    if (!row || field === undefined) return { key: null, field: path, message };
    return { key: row.key, field, message: `Sentence ${rows.indexOf(row) + 1}: ${message}` };
  });
}

import '#contracts/validation/english-messages.ts';
import { EditedSentences } from '#contracts/validation/edited-sentences.ts';
import type { FieldProblem } from '#ui/http-error.ts';
import { type SentenceRow, sentencesToSave, writtenRows } from './text/sentence-edits.ts';

/** Something that keeps a text from being saved. */
export interface SentenceProblem {
  /** The row it is about; null for the text as a whole. */
  key: string | null;
  field: string;
  /** A sentence to show, with the number that the row has on screen. */
  message: string;
}

/** What the server would refuse, before anything is sent. */
export function findProblems(rows: readonly SentenceRow[]): SentenceProblem[] {
  const { error } = EditedSentences.safeParse(sentencesToSave(rows));
  const issues = error?.issues ?? [];
  return nameSentences(
    rows,
    issues.map(({ path, message }) => ({ field: ['sentences', ...path].join('.'), message })),
  );
}

/** What a refusal says of the sentences that were sent (`sentences.3.target`), said of the rows. */
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

import { t } from '@lingui/core/macro';
import '#contracts/validation/english-messages.ts';
import { EditedSentences } from '#contracts/validation/edited-sentences.ts';
import type { FieldProblem } from '#ui/http-error.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { type SentenceRow, sentencesToSave, writtenRows } from './text/sentence-edits.ts';

/** A validation error of a text that prevents saving. */
export interface SentenceProblem {
  /** The key of the affected row; null if the error concerns the whole text. */
  key: string | null;
  field: string;
  /** A sentence to show, with the row's number on screen. */
  message: string;
}

/** Finds errors that the server would report, before the request is sent. */
export function findProblems(rows: readonly SentenceRow[]): SentenceProblem[] {
  const { error } = EditedSentences.safeParse(sentencesToSave(rows));
  const issues = error?.issues ?? [];
  return nameSentences(
    rows,
    issues.map(({ path, message }) => ({
      field: ['sentences', ...path].join('.'),
      message: sayAnswer(message),
    })),
  );
}

/**
 * Assigns the server's errors to the rows on screen. The server counts the sentences as sent
 * (`sentences.3.target`).
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
    return {
      key: row.key,
      field,
      message: t`Sentence ${{ number: rows.indexOf(row) + 1 }}: ${message}`,
    };
  });
}

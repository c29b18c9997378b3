import { sql } from 'drizzle-orm';
import type { EnglishMessage, WordingParams } from '#contracts/wordings/wording-correction.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { wordingProblems } from '#language/wordings/wording-faults.ts';
import { changeVersioned, type VersionedChange } from '../change-versioned.ts';
import { messageIdOf } from './message-id.ts';

/**
 * Throws 400 if the wording is invalid for the message: for the field `english` if it is not the English text of the
 * message, which its id proves, and for the field `wording` with a message for each error.
 */
export async function requireValidWording(
  { locale, message }: WordingParams,
  english: EnglishMessage,
  wording: string,
): Promise<void> {
  if ((await messageIdOf(english.message, english.context)) !== message) {
    throw fieldError('english', 'This is not the English text of the message.');
  }
  const problems = wordingProblems(locale, english.message, wording);
  if (problems.length === 0) return;
  const fields = problems.map((problem) => ({ field: 'wording', message: problem }));
  throw new ApiError('bad_request', `wording: ${problems.join(' ')}`, { fields });
}

interface WordingChange extends Omit<VersionedChange, 'text' | 'publish'> {
  wordingOf: WordingParams;
  /** A new version: its wording (null for the wording of the build) and the version that it was restored from. */
  publish?: { wording: string | null; restoredFrom: number | null };
}

/**
 * Changes the correction of a wording, adds a line to the audit log and returns the new revision. If another admin has
 * changed the wording since this admin loaded it, changes nothing and throws 409.
 */
export const changeWording = ({
  wordingOf: { locale, message },
  publish,
  ...change
}: WordingChange) =>
  changeVersioned({
    ...change,
    text: {
      ...{ versions: 'wording_versions', edits: 'wording_edits' },
      ...{ key: { locale, message }, subject: `${locale} ${message}` },
      conflict:
        'Someone else has changed this wording in the meantime. Your text is still here: see what they changed, then decide.',
    },
    ...(publish && {
      publish: { columns: columnsOf(publish.wording), restoredFrom: publish.restoredFrom },
    }),
  });

const columnsOf = (wording: string | null) => ({
  wording: sql`${wording}::text`,
  compiled: sql`${wording === null ? null : JSON.stringify(compileWording(wording))}::jsonb`,
});

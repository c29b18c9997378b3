import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** What a pupil's answers to one task may weigh as JSON: 200 fields with a page each. */
const maxCharacters = 200_000;

/**
 * Refuses answers that are too many to keep (413), and those of somebody else: on a shared tablet the
 * next pupil may be signed in before the answers of the last one are sent, and both have the same task.
 */
export function checkSubmittedAnswers(
  { pupilId, submitted }: { pupilId?: string | undefined; submitted?: unknown },
  caller: Caller,
): void {
  if (pupilId !== undefined && pupilId !== caller.id) throw notFound('This task');
  if (JSON.stringify(submitted ?? null).length > maxCharacters) {
    throw new ApiError('too_large', 'These answers are too long to be kept. Please shorten them.');
  }
}

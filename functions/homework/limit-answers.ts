import { Refusal } from '#functions/_base/errors.ts';

/** What a pupil's answers to one task may weigh as JSON: 200 fields with a page each. */
const mostCharacters = 200_000;

/** Refuses answers that are too many to keep; 413. */
export function limitAnswers(submitted: unknown): void {
  if (JSON.stringify(submitted ?? null).length > mostCharacters) {
    throw new Refusal('too_large', 'These answers are too long to be kept. Please shorten them.');
  }
}

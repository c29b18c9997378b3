import { HttpError } from '#ui/http-error.ts';
import type { AnswerClock } from './answer-dependencies.ts';

const shortest = 1000;
const longest = 30_000;

/** Statuses that may be another one tomorrow; the rest of the 400s will be the same next time. */
const passing = [401, 408, 425, 429];

/** Whether the server has said no for good, so that sending the same again is no use. */
export const isFinal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status);

/**
 * Milliseconds until the next try after so many failures in a row: longer each time, up to half a
 * minute, never sooner than the server asked, and never a whole class at once.
 */
export function waitBefore(failures: number, error: unknown, clock: AnswerClock): number {
  const step = Math.min(longest, shortest * 2 ** Math.min(failures - 1, 10));
  const asked = error instanceof HttpError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, step * (0.5 + clock.random() / 2));
}

/** A failure as the screen shows it. */
export const asHttpError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError(0, null);

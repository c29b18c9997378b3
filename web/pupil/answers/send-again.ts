import { HttpError } from '#ui/http-error.ts';
import type { AnswerClock } from './answer-dependencies.ts';

const shortest = 1000;
const longest = 30_000;

/** Transient statuses; the other 4xx statuses are permanent. */
const passing = [401, 408, 425, 429];

/** True if the server has rejected the request permanently, so that a retry is pointless. */
export const isFinal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status);

/**
 * Retry delay in milliseconds after a number of consecutive failures. It grows exponentially up to half a
 * minute and is at least the server's `Retry-After`. Jitter prevents a whole class from retrying at the same
 * moment.
 */
export function waitBefore(failures: number, error: unknown, clock: AnswerClock): number {
  const step = Math.min(longest, shortest * 2 ** Math.min(failures - 1, 10));
  const asked = error instanceof HttpError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, step * (0.5 + clock.random() / 2));
}

/** Converts any failure to an `HttpError` for the screen. */
export const asHttpError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError(0, null);

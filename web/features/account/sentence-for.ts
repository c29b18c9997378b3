import { HttpError } from '#ui/http-error.ts';

/** How long to wait, in words: "1 minute", "40 seconds". */
export function waitingTime(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The sentence to show when a form could not be sent. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Something went wrong. Please try again.';
  if (error.status === 0) {
    return 'Lexiloom isn’t answering. Check your connection and try again; what you typed is still here.';
  }
  if (error.status === 429) {
    const wait = error.retryAfter ? waitingTime(error.retryAfter) : 'a few minutes';
    return `Too many attempts. Please wait ${wait}, then try again.`;
  }
  return error.message;
}

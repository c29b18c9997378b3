import { HttpError } from '#ui/http-error.ts';

/** Whether a part was not stored because another version of it was, since the one it was made from. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 409 &&
  error.fields.some(({ field }) => field === 'generation');

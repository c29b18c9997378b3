import '#contracts/validation/english-messages.ts';
import * as z from 'zod/mini';
import { ApiError, type FieldProblem } from './errors.ts';

/** Validates a value against a schema. Errors become a 400 that names each invalid field. */
export function check<T>(schema: z.core.$ZodType<T>, value: unknown, at = ''): T {
  const unstorable = findUnstorable(value, at);
  if (unstorable) throw refuse([unstorable]);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw refuse(
    result.error.issues.map((issue) => ({
      field: [at, ...issue.path].filter((step) => step !== '').join('.'),
      message: issue.message,
    })),
  );
}

function refuse(fields: FieldProblem[]): ApiError {
  const [first] = fields;
  const message = first ? `${first.field || 'request'}: ${first.message}` : 'Bad request';
  return new ApiError('bad_request', message, { fields });
}

/**
 * Finds the first string that Postgres cannot store because it contains U+0000 or an unpaired surrogate.
 * Without this check, such a string would pass validation and the query would fail.
 */
function findUnstorable(value: unknown, at: string): FieldProblem | null {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\u0000')) return null;
    return { field: at, message: 'This text contains a character that cannot be stored.' };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const field = at === '' ? key : `${at}.${key}`;
    const problem = findUnstorable(key, at) ?? findUnstorable(inner, field);
    if (problem) return problem;
  }
  return null;
}

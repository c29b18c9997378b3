import * as z from 'zod/mini';

/**
 * Returns the schema of a reply row: exactly `width` strings. Rows use a third of the output tokens that
 * objects with long keys would need. Strict mode accepts arrays of one element type but rejects tuples.
 */
export function row(width: number) {
  return z.array(z.string()).check(z.length(width));
}

/** A pair `[target, native]`. */
export const Pair = row(2);

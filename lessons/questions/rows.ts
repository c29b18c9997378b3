import * as z from 'zod/mini';

/**
 * A row of a reply: exactly `width` strings. Rows cost a third of the output tokens of objects with long
 * keys, and strict mode accepts homogeneous arrays but rejects tuples.
 */
export function row(width: number) {
  return z.array(z.string()).check(z.length(width));
}

/** A pair `[target, native]`. */
export const Pair = row(2);

import * as z from 'zod/mini';

/** Parses the rows of a hand-written statement with a schema, because raw SQL results are untyped. */
export function parseRows<T>(row: z.core.$ZodType<T>, result: { rows: unknown }): T[] {
  return z.array(row).parse(result.rows);
}

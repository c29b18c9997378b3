import * as z from 'zod/mini';

/** Reads the rows of a hand-written statement by a schema: what SQL answers has no type of its own. */
export function parseRows<T>(row: z.core.$ZodType<T>, result: { rows: unknown }): T[] {
  return z.array(row).parse(result.rows);
}

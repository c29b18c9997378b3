import * as z from 'zod';

/** A statement that the product sent while the database tests ran, as the driver sent it. */
export const RecordedStatement = z.object({
  /** The file of the product that sent the statement, relative to the root of the checkout. */
  from: z.string(),
  query: z.string(),
  params: z.array(z.unknown()),
});
export type RecordedStatement = z.infer<typeof RecordedStatement>;

/**
 * Returns a key that is the same for statements with the same plan: statements with the same text in which
 * the same parameters are empty. An unused filter is often a parameter that is null or an empty text.
 */
export const planKey = ({ query, params }: RecordedStatement): string =>
  `${query}\n${params.map((value) => (value === null ? 'n' : value === '' ? 'e' : 'v')).join('')}`;

import * as z from 'zod';

/** A statement that the product sent while the database tests ran, as the driver sent it. */
export const RecordedStatement = z.object({
  /** The file of the product that sent it, relative to the root of the checkout. */
  from: z.string(),
  query: z.string(),
  params: z.array(z.unknown()),
});
export type RecordedStatement = z.infer<typeof RecordedStatement>;

/**
 * Statements that get the same plan share a key: the same text, and the same parameters empty. A filter that
 * is not used is often a parameter that is null or an empty text.
 */
export const planKey = ({ query, params }: RecordedStatement): string =>
  `${query}\n${params.map((value) => (value === null ? 'n' : value === '' ? 'e' : 'v')).join('')}`;

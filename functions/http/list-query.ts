import * as z from 'zod/mini';

/** Parses a whole number from a query, such as a page; otherwise a 400 names the field. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('Enter a whole number.')
    .check(z.int('Enter a whole number.'), z.minimum(least), z.maximum(most));

/**
 * A search term as a `like` pattern on lower-cased text, matching anywhere. Escapes "%" and "_", which to a
 * teacher are ordinary characters.
 */
export const likePattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

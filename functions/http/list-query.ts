import * as z from 'zod/mini';

/**
 * Parses a whole number from a query, such as a page number. Any other value is a 400 that names the field.
 */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('Enter a whole number.')
    .check(z.int('Enter a whole number.'), z.minimum(least), z.maximum(most));

/**
 * Converts a search term to a `like` pattern that finds the term anywhere in lower-cased text. Escapes "%"
 * and "_", because teachers use them as ordinary characters.
 */
export const likePattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

import * as z from 'zod/mini';

/** A whole number out of a query, such as a page; a 400 names the field otherwise. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('Give a whole number.')
    .check(z.int('Give a whole number.'), z.minimum(least), z.maximum(most));

/**
 * What a person searches for, as a pattern for `like` on lower-cased text: anywhere in it. "%" and "_"
 * are letters like any other to a teacher.
 */
export const likePattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

import * as z from 'zod/mini';

/** The page number in an admin list, from 1. */
export const AdminPage = z._default(
  z.coerce
    .number('Enter a whole number.')
    .check(z.int('Enter a whole number.'), z.minimum(1), z.maximum(100_000)),
  1,
);

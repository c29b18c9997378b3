import * as z from 'zod';

/** The page of an admin's list, from 1. */
export const AdminPage = z.coerce
  .number('Give a whole number.')
  .int('Give a whole number.')
  .min(1)
  .max(100_000)
  .default(1);

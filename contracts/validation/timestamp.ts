import * as z from 'zod/mini';

const earliest = Date.UTC(1970, 0);
const latest = Date.UTC(3000, 0);

/**
 * A moment in ISO 8601 with its offset, answered in UTC. Postgres reads fewer offsets and years than
 * the notation has (no `+22:53`, no year 0), so it is given none of them; one outside of 1970 to 2999 is
 * refused.
 */
export const Timestamp = z.pipe(
  z.iso.datetime({ offset: true, message: 'Give a date and a time.' }).check(
    z.refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, {
      message: 'Give a date between 1970 and 2999.',
      abort: true,
    }),
  ),
  z.transform((text) => new Date(text).toISOString()),
);

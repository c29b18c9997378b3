import * as z from 'zod/mini';

const earliest = Date.UTC(1970, 0);
const latest = Date.UTC(3000, 0);

/**
 * An ISO 8601 timestamp with its offset, converted to UTC. Postgres accepts fewer offsets and years than ISO
 * 8601 (no `+22:53`, no year 0), so timestamps that Postgres would reject are never sent to it. Years outside
 * 1970 to 2999 are rejected.
 */
export const Timestamp = z.pipe(
  z.iso.datetime({ offset: true, message: 'Enter a date and a time.' }).check(
    z.refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, {
      message: 'Enter a date between 1970 and 2999.',
      abort: true,
    }),
  ),
  z.transform((text) => new Date(text).toISOString()),
);

/**
 * The maximum size of a Worker, in gzip kilobytes. This limit is our own and prevents unnoticed growth.
 * Cloudflare allows 10 MB, and a second of CPU time at startup; see `docs/decisions/0156-*` for the cost of
 * both.
 */
export const maxKilobytes = 270;

/** The share of the limit that must stay free, so that the next line of code does not exceed the limit. */
const room = 0.1;

/** The maximum size of a Worker in the tests. A deployment is only refused above `maxKilobytes`. */
export const maxKilobytesWithRoom = maxKilobytes * (1 - room);

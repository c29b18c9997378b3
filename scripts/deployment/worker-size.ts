/**
 * The maximum size of a Worker, in gzip kilobytes: our own limit, against unnoticed growth. Cloudflare allows
 * 10 MB, and a second of CPU time at the start; see `docs/decisions/0156-*` for the cost of both.
 */
export const maxKilobytes = 270;

/** The share that a Worker leaves free, so that the next line of code does not exceed the limit. */
const room = 0.1;

/** The maximum size of a Worker in the tests; a deployment refuses only above `maxKilobytes`. */
export const maxKilobytesWithRoom = maxKilobytes * (1 - room);

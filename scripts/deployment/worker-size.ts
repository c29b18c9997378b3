/**
 * What a Worker may weigh, in gzip kilobytes: a goal of ours, against growth that nobody notices. Cloudflare
 * takes 10 MB, and a second of CPU time at the start; see `docs/decisions/0156-*` for what both cost.
 */
export const maxKilobytes = 270;

/** A Worker leaves this share of it free, so that the next line of code is no reason to stop. */
const room = 0.1;

/** What every Worker weighs at most in the tests; a deployment refuses only above `maxKilobytes`. */
export const maxKilobytesWithRoom = maxKilobytes * (1 - room);

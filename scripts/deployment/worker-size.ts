import { dirname } from 'node:path';

/**
 * The maximum size of each Worker in gzip kilobytes, by the folder of its `wrangler.toml`: the measured size
 * and 10 % of room. These limits are our own and prevent unnoticed growth. Cloudflare allows 10 MB, and a
 * second of CPU time at startup.
 *
 * A Worker above 150 KB needs a reason; `docs/decisions/0226-*` gives those of the last three,
 * and `docs/decisions/0233-*` that of the admin Worker.
 */
const maxKilobytes: Readonly<Record<string, number>> = {
  '.': 54,
  'functions/accounts': 166,
  'functions/admin': 145,
  'functions/billing': 123,
  'functions/classrooms': 104,
  'functions/content': 95,
  'functions/media': 85,
  'functions/organisations': 92,
  'functions/removals': 94,
  'functions/stripe-webhook': 121,
  'functions/homework': 179,
  'functions/resources': 181,
  'functions/ai-jobs': 222,
};

/** Returns the maximum for a Worker; `source` is the path of its `wrangler.toml` in the repository. */
export function maxKilobytesOf(source: string): number {
  const limit = maxKilobytes[dirname(source)];
  if (limit === undefined) throw new Error(`${source} has no size limit in worker-size.ts.`);
  return limit;
}

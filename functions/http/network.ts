import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countAttempt, requireAttempt, subjectOf } from './attempts.ts';

/** The network that a request comes from. The rate limits for addresses count requests by network. */
interface Network {
  /**
   * An IPv4 address, or the /64 prefix of an IPv6 address. A /64 is a single internet connection, although it
   * has 2^64 addresses.
   */
  line: string;
  /**
   * The /48 prefix of an IPv6 address; null for IPv4. A provider may assign a /48, with up to 65,536
   * connections, to one customer.
   */
  site: string | null;
}

/** The limit of a /48 is the limit of a single connection times this factor. */
const siteFactor = 10;

/**
 * Returns the network of the request, from Cloudflare's own header; `unknown` without the header, as in local
 * development.
 */
export function networkOf(request: Request): Network {
  const address = (request.headers.get('cf-connecting-ip') ?? 'unknown').trim().toLowerCase();
  const groups = parseIPv6(address);
  if (!groups) return { line: address, site: null };
  // An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return { line: bytes.join('.'), site: null };
  }
  const prefix = (bits: number) =>
    `${groups
      .slice(0, bits / 16)
      .map((group) => group.toString(16))
      .join(':')}::/${bits}`;
  return { line: prefix(64), site: prefix(48) };
}

/** Parses an IPv6 address in any valid notation into its eight groups; null for any other text. */
function parseIPv6(address: string): number[] | null {
  if (!address.includes(':')) return null;
  const [plain = ''] = address.split('%');
  const spelt = plain.replace(
    /(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    },
  );
  const halves = spelt.split('::');
  if (halves.length > 2) return null;
  const [front = [], back = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - front.length - back.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

const Counts = z.nullable(z.object({ count: z.number(), seconds_left: z.number() }));
/**
 * The counts of a network's `line` and, for IPv6, of its `site`. A statement returns them in the column
 * `network`.
 */
export const NetworkCounts = z.object({ line: Counts, site: Counts });
type NetworkCounts = z.infer<typeof NetworkCounts>;

const subjects = (kind: string, { line, site }: Network) => ({
  line: subjectOf(kind, line),
  site: site === null ? null : subjectOf(kind, site),
});

/**
 * SQL fragments that count one attempt of this kind from a network, within the statement that does the work.
 * `parts` are CTEs for the statement's `with` clause. `NetworkCounts` parses the column `network`.
 */
export function countNetwork(kind: string, network: Network, minutes: number) {
  const { line, site } = subjects(kind, network);
  return {
    parts: sql`from_line as (${countAttempt(line, minutes)}),
      from_site as (${countAttempt(site ?? sql`''`, minutes, sql`${site !== null}::boolean`)})`,
    column: sql`json_build_object('line', (select to_json(from_line) from from_line),
      'site', (select to_json(from_site) from from_site)) as network`,
  };
}

/** SQL for the column `network` (or `column`). Returns the current counts and does not count an attempt. */
export function readNetwork(
  kind: string,
  network: Network,
  minutes: number,
  column = 'network',
): SQL {
  const window = sql`make_interval(mins => ${minutes})`;
  const read = (subject: SQL | null) => sql`(
    select json_build_object('count', a.count, 'seconds_left',
      extract(epoch from a.window_starts_at + ${window} - now())::float8)
    from attempts a where a.subject = ${subject ?? sql`''`} and a.window_starts_at > now() - ${window})`;
  const { line, site } = subjects(kind, network);
  return sql`json_build_object('line', ${read(line)}, 'site', ${read(site)})
    as ${sql.identifier(column)}`;
}

/** Throws 429 if the network's `line` has exceeded the limit, or its `site` ten times the limit. */
export function requireNetwork(
  { line, site }: NetworkCounts,
  allowed: number,
  sentence?: string,
): void {
  if (line) requireAttempt(line, allowed, sentence);
  if (site) requireAttempt(site, allowed * siteFactor, sentence);
}

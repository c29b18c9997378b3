import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { currentRide, type DriverAnswer } from './riding-statement.ts';
import * as schema from './schema/schema.ts';

/** Timeout of one statement while a person waits, so that a whole request takes less than ten seconds. */
let timeoutMs = 6_000;
/** Timeout of a scheduled job, which may take longer because nobody is waiting for it. */
export const sweepTimeoutMs = 60_000;

/**
 * Raises the timeout for tests, in which two hundred callers share a single-session database on a busy
 * machine.
 */
export function waitLonger(milliseconds: number): void {
  timeoutMs = milliseconds;
}

interface DatabaseOptions {
  /** Timeout in milliseconds, counted from when a statement is sent. */
  waitMs?: number;
  /** Replaces `fetch` in Node programs (`tool-client.ts`). */
  send?: typeof fetch;
}

/**
 * Opens the database over Neon's HTTP protocol: one request is one round trip, and no connection stays open.
 * `url` is a Postgres URL; a host on this machine is reached over plain HTTP (the local proxy). A change of
 * several rows is one statement or one `db.batch`, which is atomic. A statement that is not answered within
 * `waitMs` milliseconds of being sent throws; whether it took effect is then unknown.
 */
export function openDatabase(url: string, options: number | DatabaseOptions = {}): Database {
  const asked = typeof options === 'number' ? { waitMs: options } : options;
  const settings = { waitMs: timeoutMs, ...asked };
  if (settings.send) return open(url, settings);
  const key = `${settings.waitMs} ${url}`;
  const known = opened.get(key);
  if (known) return known;
  const database = open(url, settings);
  opened.set(key, database);
  return database;
}

const open = (url: string, options: DatabaseOptions) =>
  drizzle(neon(url, { fetchOptions: options }), { schema });

// Parsing the schema is the same work for every request, so its result is cached. The cached object has no
// connection: each query is a separate request.
const opened = new Map<string, Database>();

// The endpoint is derived from each query's host, because tests have several databases open at once.
const neonEndpoint = neonConfig.fetchEndpoint;
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1' || host === 'localhost') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'string' ? neonEndpoint : neonEndpoint(host, port, options);
};

// The driver has no timeout of its own: a server that accepts a statement and never responds would block the
// caller.
neonConfig.fetchFunction = (
  address: string,
  { waitMs = timeoutMs, send = fetch, ...init }: RequestInit & DatabaseOptions,
): Promise<DriverAnswer> => {
  const post = () => {
    const late = AbortSignal.timeout(waitMs);
    return send(address, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, late]) : late,
    });
  };
  const exchange = async (body: BodyInit | null | undefined) => {
    init.body = body;
    return readable(await post());
  };
  const ride = currentRide();
  return ride && typeof init.body === 'string'
    ? ride.carry(init.body, exchange)
    : exchange(init.body);
};

/** Reports a response that breaks off while being read as a failure, like one that never started. */
const readable = (response: Response): DriverAnswer => {
  const { ok, status } = response;
  return {
    ok,
    status,
    json: () => response.json().catch(brokenOff),
    text: () => response.text().catch(brokenOff),
  };
};

/** The database's response broke off; whether the statement took effect is unknown. */
class AnswerBrokenOff extends Error {
  override name = 'AnswerBrokenOff';
}

const brokenOff = (cause: unknown): never => {
  // A timeout keeps its own error name, which is more specific.
  if (cause instanceof Error && /^(?:Timeout|Abort)Error$/.test(cause.name)) throw cause;
  throw new AnswerBrokenOff('the answer of the database broke off', { cause });
};

export type Database = ReturnType<typeof open>;

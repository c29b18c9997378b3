import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { currentRide, type DriverAnswer } from './riding-statement.ts';
import * as schema from './schema/schema.ts';

/** How long one statement may take while a person waits: a whole request stays below ten seconds. */
let timeoutMs = 6_000;
/** What runs by the clock, with nobody waiting, may take longer. */
export const sweepTimeoutMs = 60_000;

/** For tests, whose two hundred callers stand before a database with one session on a busy machine. */
export function waitLonger(milliseconds: number): void {
  timeoutMs = milliseconds;
}

interface DatabaseOptions {
  /** Milliseconds from the moment a statement is sent. */
  waitMs?: number;
  /** Another way to send than `fetch`, for programs in Node (`tool-client.ts`). */
  send?: typeof fetch;
}

/**
 * Opens the database over Neon's HTTP protocol: one request, one round trip, no connection to hold.
 * `url` is a Postgres URL; a host on this machine is spoken to over plain HTTP (the local proxy).
 * A change of several rows is one statement or one `db.batch`, which is atomic. A statement that is not
 * answered within `waitMs` milliseconds of being sent throws; whether it took effect is then not known.
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

// Reading the schema is the same work for every request, so it is done once. What is kept holds no
// connection: each query is a request of its own.
const opened = new Map<string, Database>();

// Decided for each query by its own address, because tests hold several databases open at once.
const neonEndpoint = neonConfig.fetchEndpoint;
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1' || host === 'localhost') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'string' ? neonEndpoint : neonEndpoint(host, port, options);
};

// The driver waits for ever: a server that takes a statement and says nothing would hang its caller.
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

/** An answer that breaks off while it is read has failed as much as one that never began. */
const readable = (response: Response): DriverAnswer => {
  const { ok, status } = response;
  return {
    ok,
    status,
    json: () => response.json().catch(brokenOff),
    text: () => response.text().catch(brokenOff),
  };
};

/** The answer of the database broke off; whether the statement took effect is not known. */
class AnswerBrokenOff extends Error {
  override name = 'AnswerBrokenOff';
}

const brokenOff = (cause: unknown): never => {
  // The time-out has a name of its own, which says more.
  if (cause instanceof Error && /^(?:Timeout|Abort)Error$/.test(cause.name)) throw cause;
  throw new AnswerBrokenOff('the answer of the database broke off', { cause });
};

export type Database = ReturnType<typeof open>;

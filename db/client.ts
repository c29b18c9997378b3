import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import * as schema from './schema/schema.ts';

/** How long one statement may take while a person waits: a whole request stays below ten seconds. */
let timeoutMs = 6_000;
/** What runs by the clock, with nobody waiting, may take longer. */
export const sweepTimeoutMs = 60_000;
/** What somebody starts by hand may take long: an index over millions of rows, what a bench plants. */
export const toolTimeoutMs = 3_600_000;

/** For tests, whose two hundred callers stand before a database with one session on a busy machine. */
export function waitLonger(milliseconds: number): void {
  timeoutMs = milliseconds;
}

/**
 * Opens the database over Neon's HTTP protocol: one request, one round trip, no connection to hold.
 * `url` is a Postgres URL; a host on this machine is spoken to over plain HTTP (the local proxy).
 * A change of several rows is one statement or one `db.batch`, which is atomic. A statement that is not
 * answered within `waitMs` milliseconds throws; whether it took effect is then not known.
 */
export function openDatabase(url: string, waitMs = timeoutMs): Database {
  const key = `${waitMs} ${url}`;
  const known = opened.get(key);
  if (known) return known;
  const database = open(url, waitMs);
  opened.set(key, database);
  return database;
}

const open = (url: string, waitMs: number) =>
  drizzle(neon(url, { fetchOptions: { waitMs } }), { schema });

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
  { waitMs = timeoutMs, ...init }: RequestInit & { waitMs?: number },
) => fetch(address, { ...init, signal: AbortSignal.timeout(waitMs) });

export type Database = ReturnType<typeof open>;

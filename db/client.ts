import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { type NeonHttpQueryResultHKT, NeonHttpSession } from 'drizzle-orm/neon-http/session';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { neon, neonConfig } from '#driver';
import { currentRide, type DriverAnswer } from './riding-statement.ts';
import { typeParsers } from './type-parsers.ts';

/** Timeout of a statement while a person waits. It keeps the whole request below ten seconds. */
let timeoutMs = 6_000;
/** Timeout of a statement in a scheduled job. It is longer because no person waits for the job. */
export const sweepTimeoutMs = 60_000;

/**
 * Raises the timeout for tests in which two hundred callers share a single-session database on a busy
 * machine.
 */
export function waitLonger(milliseconds: number): void {
  timeoutMs = milliseconds;
}

interface DatabaseOptions {
  /** Timeout in milliseconds, from the moment when a statement is sent. */
  waitMs?: number;
  /** Replaces `fetch` in Node programs (`tool-client.ts`). */
  send?: typeof fetch;
}

/**
 * Opens the database over Neon's HTTP protocol: each request is one round trip, and no connection stays open.
 * `url` is a Postgres URL; a host on this machine is reached over plain HTTP (the local proxy). A change to
 * several rows is one statement or one `db.batch`, which is atomic. A statement throws if it has no response
 * within `waitMs` milliseconds; it is then unknown whether the statement took effect.
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

const dialect = new PgDialect();

/**
 * drizzle's database over Neon's driver. `drizzle()` of `drizzle-orm/neon-http` is not used, because it needs
 * the driver's global type parsers, and with them its sockets and pools: 30 KB gzip in every Worker. It is
 * also opened without a schema, which only `db.query` needs: each Worker bundles the tables it uses.
 */
class HttpDatabase extends PgDatabase<NeonHttpQueryResultHKT> {
  readonly #session: NeonHttpSession<Record<string, never>, Record<string, never>>;

  constructor(session: NeonHttpSession<Record<string, never>, Record<string, never>>) {
    super(dialect, session, undefined);
    this.#session = session;
  }

  /** Runs all statements in one round trip and one transaction. */
  batch<One extends BatchItem<'pg'>, All extends Readonly<[One, ...One[]]>>(
    statements: All,
  ): Promise<BatchResponse<All>> {
    return this.#session.batch(statements);
  }
}

function open(url: string, options: DatabaseOptions): HttpDatabase {
  const driver = neon(url, { fetchOptions: options });
  const { query } = driver;
  driver.query = (text, params, how) => query(text, params, { types: typeParsers, ...how });
  return new HttpDatabase(new NeonHttpSession(driver, dialect, undefined));
}

// The cached object has no connection; each query is a separate request.
const opened = new Map<string, Database>();

// Each query's host determines its endpoint, because tests have several databases open at the same time.
const neonEndpoint = neonConfig.fetchEndpoint;
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1' || host === 'localhost') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'string' ? neonEndpoint : neonEndpoint(host, port, options);
};

// The driver has no timeout. Without the timeout added here, a server that accepts a statement but never
// responds would block the caller.
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

/**
 * Treats a response that breaks off while it is being read as a failure, like a response that never arrived.
 */
const readable = (response: Response): DriverAnswer => {
  const { ok, status } = response;
  return {
    ok,
    status,
    json: () => response.json().catch(brokenOff),
    text: () => response.text().catch(brokenOff),
  };
};

/** The database's response broke off. It is unknown whether the statement took effect. */
class AnswerBrokenOff extends Error {
  override name = 'AnswerBrokenOff';
}

const brokenOff = (cause: unknown): never => {
  // A timeout error is passed on unchanged, because its name is more specific.
  if (cause instanceof Error && /^(?:Timeout|Abort)Error$/.test(cause.name)) throw cause;
  throw new AnswerBrokenOff('the answer of the database broke off', { cause });
};

export type Database = HttpDatabase;

import { causesOf } from './log.ts';

/**
 * Classifies a failed call to another service. `away` is transient and may be retried. `setup` lasts until
 * Lexiloom's operator acts (for example on a password, a quota or a missing bucket). `fault` is our own bug:
 * the same call always fails, so it is logged, answered with 500, and not retried.
 */
export type FailureKind = 'away' | 'setup' | 'fault';

/** A service's failure, with the details that may be logged. */
export interface Failure {
  kind: FailureKind;
  /**
   * The service's own code: a PostgreSQL or R2 code, or the HTTP status of Neon's proxy, such as `HTTP 507`.
   */
  code: string | null;
}

/**
 * PostgreSQL's transient codes. They are (a) connection errors (class 08), except a protocol violation by us
 * (08P01); (b) insufficient resources (53); (c) a server that is starting, is stopping or has cancelled the
 * statement (57); and (d) conflicts with other transactions (40, 55P03).
 * www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passes = /^(?:08(?!P01)|53|57(?!000)|40(?:001|P01)|55P03)/;
/** PostgreSQL's codes for a missing role, a wrong password, a missing database and insufficient privilege. */
const setups = /^(?:28|3D000|42501)/;

/**
 * Messages with which Neon's proxy refuses the credentials or the project. These responses have status 400
 * and no code (neondatabase/neon `proxy/src/auth/mod.rs`, `proxy/src/serverless/error.rs`,
 * `proxy/src/control_plane/messages.rs`).
 */
const setupMessages =
  /password authentication failed|authentication credentials|missing (?:username|hostname|database name)|incorrect scheme|invalid (?:hostname|connection string|database name)|malformed endpoint|not allowed to connect|exceeded the (?:compute|data|storage|active|project|quota)|quota|endpoint (?:is disabled|could not be found)|blocked network/i;
/** Messages of Neon's proxy about a request that it cannot parse, which means a bug in our code. */
const faultMessages =
  /could not parse the HTTP request body|invalid isolation level|invalid header/i;

/** Classifies a failed statement; null if the error is not from the database. */
export function databaseFailure(error: Error): Failure | null {
  for (const cause of withSources(error)) {
    if (cause.name === 'TimeoutError') return { kind: 'away', code: 'timeout' };
    if (cause.name === 'AnswerBrokenOff') return { kind: 'away', code: 'broken off' };
    if (cause.name === 'NeonDbError') return ofDriver(cause);
  }
  return null;
}

/**
 * Returns an error with all its causes. The driver stores a failed `fetch` in its own property instead of
 * `cause`, which is read too.
 */
function withSources(error: Error): Error[] {
  return causesOf(error).flatMap((cause) => {
    const source: unknown = Reflect.get(cause, 'sourceError');
    return source instanceof Error ? [...causesOf(source), cause] : [cause];
  });
}

function ofDriver(error: Error): Failure {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return { kind: kindOfCode(code), code };
  // The driver parses the error only if the status is 400. Otherwise, the error's message contains the status
  // and the text.
  const other = /^Server error \(HTTP status (\d+)\): (.*)$/s.exec(error.message);
  if (other) return ofStatus(Number(other[1]), other[2] ?? '');
  if (faultMessages.test(error.message)) return { kind: 'fault', code: null };
  if (setupMessages.test(error.message)) return { kind: 'setup', code: null };
  // The connection failed or was closed before the response was complete.
  return { kind: 'away', code: null };
}

function ofStatus(status: number, text: string): Failure {
  const code = `HTTP ${status}`;
  // 413 and 507 mean that the request or the response is larger than 64 MB, so a retry would fail too.
  if (status === 413 || status === 507) return { kind: 'fault', code };
  const sqlState = /"code":"(\w{5})"/.exec(text)?.[1];
  if (sqlState && setups.test(sqlState)) return { kind: 'setup', code: sqlState };
  if (setupMessages.test(text)) return { kind: 'setup', code };
  return { kind: status >= 500 || status === 429 || status === 408 ? 'away' : 'setup', code };
}

const kindOfCode = (code: string): FailureKind => {
  if (passes.test(code)) return 'away';
  return setups.test(code) ? 'setup' : 'fault';
};

/**
 * Classifies R2's codes, which are at the end of an error's message. A code that is not listed counts as our
 * own bug. developers.cloudflare.com/r2/api/error-codes/ (10 November 2026)
 */
const storageKinds: Readonly<Record<string, FailureKind>> = {
  10001: 'away',
  10013: 'away',
  10043: 'away',
  10054: 'away',
  10058: 'away',
  10002: 'setup',
  10003: 'setup',
  10005: 'setup',
  10006: 'setup',
  10018: 'setup',
  10035: 'setup',
  10042: 'setup',
};

/** Classifies a failed R2 call. If the error has no code, the call never reached R2. */
export function storageFailure(error: unknown): Failure {
  const code = error instanceof Error ? (/\((\d{5,6})\)$/.exec(error.message)?.[1] ?? null) : null;
  return { kind: code === null ? 'away' : (storageKinds[code] ?? 'fault'), code };
}

/**
 * True if a statement violated this constraint or unique index because another writer was first. Two
 * concurrent writers can both pass an earlier check, but the constraint stops the second writer.
 */
export const breaksConstraint = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  causesOf(error).some((cause) => Reflect.get(cause, 'constraint') === constraint);

import { causesOf } from './log.ts';

/**
 * What a failed call of another service means: `away` passes and may be tried again; `setup` lasts until
 * whoever looks after Lexiloom acts (a password, a quota, a missing bucket); `fault` is ours: the same call
 * fails however often it is made, so it is answered with 500, logged, and not made again.
 */
export type FailureKind = 'away' | 'setup' | 'fault';

/** A failure of a service, with what the log may say of it. */
export interface Failure {
  kind: FailureKind;
  /** The service's own code: PostgreSQL's, R2's, or `HTTP 507` of Neon's proxy. */
  code: string | null;
}

/**
 * PostgreSQL's codes that pass: a connection (class 08) other than a message of ours that it does not
 * understand (08P01), a lack of resources (53), a server that starts, stops or was made to give up (57), and
 * what other transactions were in the way of (40, 55P03).
 * www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passes = /^(?:08(?!P01)|53|57(?!000)|40(?:001|P01)|55P03)/;
/** No such role, a wrong password, no such database, no right. */
const setups = /^(?:28|3D000|42501)/;

/**
 * What Neon's proxy refuses by itself with 400 and no code, because of who asks or of the project
 * (neondatabase/neon `proxy/src/auth/mod.rs`, `proxy/src/serverless/error.rs`, `proxy/src/control_plane/messages.rs`).
 */
const setupMessages =
  /password authentication failed|authentication credentials|missing (?:username|hostname|database name)|incorrect scheme|invalid (?:hostname|connection string|database name)|malformed endpoint|not allowed to connect|exceeded the (?:compute|data|storage|active|project|quota)|quota|endpoint (?:is disabled|could not be found)|blocked network/i;
/** A request that the proxy cannot read is one that we should not have sent. */
const faultMessages =
  /could not parse the HTTP request body|invalid isolation level|invalid header/i;

/** What a failed statement means; null for an error that is not of the database. */
export function databaseFailure(error: Error): Failure | null {
  for (const cause of withSources(error)) {
    if (cause.name === 'TimeoutError') return { kind: 'away', code: 'timeout' };
    if (cause.name === 'AnswerBrokenOff') return { kind: 'away', code: 'broken off' };
    if (cause.name === 'NeonDbError') return ofDriver(cause);
  }
  return null;
}

/** The driver keeps a failed `fetch` beside its own error, not as its cause. */
function withSources(error: Error): Error[] {
  return causesOf(error).flatMap((cause) => {
    const source: unknown = Reflect.get(cause, 'sourceError');
    return source instanceof Error ? [...causesOf(source), cause] : [cause];
  });
}

function ofDriver(error: Error): Failure {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return { kind: kindOfCode(code), code };
  // The driver reads 400 alone; of any other answer its message has the status and the text.
  const other = /^Server error \(HTTP status (\d+)\): (.*)$/s.exec(error.message);
  if (other) return ofStatus(Number(other[1]), other[2] ?? '');
  if (faultMessages.test(error.message)) return { kind: 'fault', code: null };
  if (setupMessages.test(error.message)) return { kind: 'setup', code: null };
  // No connection, or one that was closed in the middle.
  return { kind: 'away', code: null };
}

function ofStatus(status: number, text: string): Failure {
  const code = `HTTP ${status}`;
  // 413 and 507: a request or an answer above 64 MB, which no second try makes smaller.
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
 * What R2's codes mean; they are the end of an error's message. Those not named are faults of ours.
 * developers.cloudflare.com/r2/api/error-codes/ (10 November 2026)
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

/** What a failed call of R2 means; without a code it never got there. */
export function storageFailure(error: unknown): Failure {
  const code = error instanceof Error ? (/\((\d{5,6})\)$/.exec(error.message)?.[1] ?? null) : null;
  return { kind: code === null ? 'away' : (storageKinds[code] ?? 'fault'), code };
}

/**
 * Whether a statement failed because somebody else was first to have what may be there once: PostgreSQL
 * refused it by this constraint or unique index. Two writers at the same moment both pass a check that
 * they make themselves; only the second one fails here.
 */
export const breaksConstraint = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  causesOf(error).some((cause) => Reflect.get(cause, 'constraint') === constraint);

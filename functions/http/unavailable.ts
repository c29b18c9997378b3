import { causesOf } from './log.ts';

/** Postgres: shutting down, starting, crashed, too many connections; class 08 is the connection itself. */
const passing = /^(?:57P0[1-3]|53300|08\w{3})$/;

/**
 * Whether an error means that the database cannot be reached now and may be soon. The driver gives
 * what Postgres itself refused a code; what never reached Postgres has none.
 */
export function isDatabaseAway(error: Error): boolean {
  return causesOf(error).some((cause) => {
    if (cause.name === 'TimeoutError') return true;
    if (cause.name !== 'NeonDbError') return false;
    const code: unknown = Reflect.get(cause, 'code');
    return typeof code === 'string' ? passing.test(code) : true;
  });
}

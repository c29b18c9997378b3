export type Backend = 'embedded' | 'postgres';

/** A contract test that one of the emulator's backends cannot pass. */
interface KnownDifference {
  /** The title of the contract test. */
  title: string;
  backend: Backend;
  reason: string;
}

/** The contract tests that must fail; a listed test that passes is reported as an error. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    title: 'keeps the settings of a WebSocket session during HTTP requests',
    backend: 'embedded',
    reason:
      'PGlite has one session, which is reset between requests; only a transaction has it alone',
  },
  {
    title: 'has its statement cancelled',
    backend: 'embedded',
    reason:
      'PGlite runs a statement to its end on the only thread, so no cancellation is heard meanwhile',
  },
];

export type Backend = 'embedded' | 'postgres';

/** An expectation of the driver that one of the emulator's backends cannot meet. */
interface KnownDifference {
  /** The title of the test case in the contract. */
  title: string;
  backend: Backend;
  reason: string;
}

/** Read by the contract test, which requires that each of these cases still fails. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    title: 'a session over the WebSocket keeps its settings beside requests over HTTP',
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

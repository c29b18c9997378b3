import type { BaseEnv } from '../env.ts';

/** The settings common to all Workers, for tests. Each test passes its own database. */
export function testEnv(databaseUrl: string): BaseEnv {
  return {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests only, 32 bytes or more',
    APP_ORIGIN: 'http://127.0.0.1:8787',
  };
}

/**
 * A database address at which no server listens, for operations that are refused before they reach the
 * database.
 */
export const noDatabase = 'postgres://nobody:nothing@127.0.0.1:9/none';

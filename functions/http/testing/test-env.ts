import type { BaseEnv } from '../env.ts';

/** The settings common to all Workers, for tests; the database is the test's own. */
export function testEnv(databaseUrl: string): BaseEnv {
  return {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests only, 32 bytes or more',
    APP_ORIGIN: 'http://127.0.0.1:8787',
  };
}

/** For operations that are refused before they reach the database: no server listens at this address. */
export const noDatabase = 'postgres://nobody:nothing@127.0.0.1:9/none';

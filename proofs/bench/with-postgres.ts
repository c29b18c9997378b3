import type { Database } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { migrate } from '#scripts/migrate.ts';
import { startPostgres } from '#scripts/testing/start-postgres.ts';

/**
 * Runs a bench on a real PostgreSQL with empty tables, which Workers reach at `url`. Returns the bench's
 * lines, or one line saying that PostgreSQL is missing.
 */
export async function withPostgres(
  work: (db: Database, url: string) => Promise<string[]>,
): Promise<string[]> {
  const postgres = await startPostgres();
  if (!postgres) return ['  PostgreSQL is not installed here.'];
  const neon = await startNeon({ pgUrl: postgres.url });
  try {
    await migrate(neon.url);
    const db = openToolDatabase(neon.url);
    // Counting with an index-only scan requires pages flagged as visible to all transactions. An automatic
    // analyze in the background would prevent the vacuum after the inserts from flagging them.
    await db.execute('alter system set autovacuum = off');
    await db.execute('select pg_reload_conf()');
    return await work(db, neon.url);
  } finally {
    await neon.close();
    await postgres.stop();
  }
}

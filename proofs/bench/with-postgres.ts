import type { Database } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { migrate } from '#scripts/migrate.ts';
import { startPostgres } from '#scripts/testing/start-postgres.ts';

/**
 * Runs a bench on a real PostgreSQL with empty tables; Workers reach it at `url`. Returns the bench's lines,
 * or one line that says that PostgreSQL is missing.
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
    // Counting by an index-only scan requires pages marked as visible to all transactions; an automatic
    // analyze in the background would keep the vacuum after the inserts from marking them.
    await db.execute('alter system set autovacuum = off');
    await db.execute('select pg_reload_conf()');
    return await work(db, neon.url);
  } finally {
    await neon.close();
    await postgres.stop();
  }
}

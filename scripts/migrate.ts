import { fileURLToPath } from 'node:url';
import { migrate as runMigrations } from 'drizzle-orm/neon-http/migrator';
import { openDatabase, toolPatienceMs } from '#db/client.ts';
import { seedChunkWords } from '#db/seed/chunk-words.ts';
import { readWrittenPages } from '#db/seed/read-written-pages.ts';
import { starterChunkWords } from '#db/seed/starter-chunk-words.ts';
import { seedWrittenPages } from '#db/seed/written-pages.ts';

export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Brings a database up to the newest migration of `db/migrations`; those already run are left alone. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runMigrations(openDatabase(databaseUrl, toolPatienceMs), { migrationsFolder });
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to the database to migrate.');
    process.exit(1);
  }
  await migrate(url);
  const db = openDatabase(url, toolPatienceMs);
  await seedWrittenPages(db, readWrittenPages());
  await seedChunkWords(db, starterChunkWords);
  console.log('The database and the guides in it are up to date.');
}

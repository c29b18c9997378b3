import { sql } from 'drizzle-orm';
import { seedChunkWords } from '#db/seed/chunk-words.ts';
import { loadSeedPages } from '#db/seed/load-seed-pages.ts';
import { starterChunkWords } from '#db/seed/starter-chunk-words.ts';
import { seedWrittenPages } from '#db/seed/written-pages.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { applyInUse, applyToNew } from './migrations/apply-migration.ts';
import { loadMigrations } from './migrations/load-migrations.ts';
import { openNeonSession } from './migrations/long-statement.ts';

/**
 * Brings a database up to the newest migration of `db/migrations`; those already run are left alone.
 * A database that has run some may be in use meanwhile: see `db/migrations/README.md`. The record is
 * drizzle's own, by the moments of its journal.
 */
export async function migrate(databaseUrl: string, migrations = loadMigrations()): Promise<void> {
  const db = openToolDatabase(databaseUrl);
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const last = rows[0]?.last ?? null;
  for (const migration of migrations) {
    if (last === null) await applyToNew(db, migration);
    else if (migration.when > Number(last)) {
      await applyInUse(db, migration, () => openNeonSession(databaseUrl));
    }
  }
}

/** Migrates, then adds the guides and words that come with the product where they are missing. */
export async function migrateAndSeed(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  const db = openToolDatabase(databaseUrl);
  await seedWrittenPages(db, loadSeedPages());
  await seedChunkWords(db, starterChunkWords);
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to the database to migrate.');
    process.exit(1);
  }
  await migrateAndSeed(url);
  console.log('The database and the guides in it are up to date.');
}

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { parseRows } from '#db/queries/parse-rows.ts';
import { seedChunkWords, starterChunkWords } from '#db/seed/chunk-words.ts';
import { loadSeedPages, seedWrittenPages } from '#db/seed/pages.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { Explained, readOptions, runCommand } from './command.ts';
import { databaseHindrance } from './deployment/database-hindrance.ts';
import { applyInUse, applyToNew } from './migrations/apply-migration.ts';
import { loadMigrations } from './migrations/load-migrations.ts';
import { openNeonSession } from './migrations/long-statement.ts';

const LastMigration = z.object({ last: z.string().nullable() });

/**
 * Migrates a database to the newest migration of `db/migrations` and skips migrations that have already run.
 * A database that already has migrations may be in use meanwhile: see `db/migrations/README.md`. Drizzle's
 * own table records which migrations have run, by the timestamps in its journal.
 */
export async function migrate(databaseUrl: string, migrations = loadMigrations()): Promise<void> {
  const db = openToolDatabase(databaseUrl);
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const found = await db.execute(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const [{ last } = { last: null }] = parseRows(LastMigration, found);
  for (const migration of migrations) {
    if (last === null) await applyToNew(db, migration);
    else if (migration.when > Number(last)) {
      await applyInUse(db, migration, () => openNeonSession(databaseUrl));
    }
  }
}

/** Migrates the database, then adds missing guides and words that are part of the product. */
export async function migrateAndSeed(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  const db = openToolDatabase(databaseUrl);
  await seedWrittenPages(db, loadSeedPages());
  await seedChunkWords(db, starterChunkWords);
}

const usage = `DATABASE_URL=postgresql://… npm run migrate

Brings the tables, the guides and the words of a database up to date. npm run deploy does this automatically.`;

if (import.meta.main) {
  await runCommand(async () => {
    readOptions(process.argv.slice(2), {}, usage);
    const url = process.env.DATABASE_URL;
    if (!url || !URL.canParse(url)) {
      throw new Explained(
        `Set DATABASE_URL to the address of the database to migrate.\n\n${usage}`,
      );
    }
    const hindrance = await databaseHindrance(url);
    if (hindrance) throw new Explained(`The database cannot be used: ${hindrance}.`);
    await migrateAndSeed(url);
    console.log('The database and the guides in it are up to date.');
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/**
 * A file of `db/migrations`. Drizzle recognises by `when`, its timestamp in the journal, whether it has run.
 */
export interface Migration {
  tag: string;
  when: number;
  hash: string;
  statements: string[];
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The migrations in the order of drizzle's journal, with drizzle's own hashes. */
export function loadMigrations(): Migration[] {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }, at) => ({
    tag: entries[at]?.tag ?? '',
    when: folderMillis,
    hash,
    statements: sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }));
}

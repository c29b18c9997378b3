import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '#emulators/neon/extensions.ts';
import { loadMigrations, migrationsFolder } from '../migrations/load-migrations.ts';

/**
 * The version of PGlite is part of the fingerprint, because only the version that created a dump can open it.
 */
const pglitePackage = new URL(
  '../../node_modules/@electric-sql/pglite/package.json',
  import.meta.url,
);
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/lexiloom', import.meta.url));

/**
 * Returns a dump of an embedded database with all migrations. It is created once for each state of the
 * migrations and stored on disk, because a first start takes seconds and a clone a third of a second.
 */
export async function migratedDump(): Promise<Blob> {
  const file = join(cacheFolder, `migrated-${fingerprint()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const bytes = await makeDump();
    mkdirSync(cacheFolder, { recursive: true });
    // The dump is written under another name and then renamed, because test files that start together must
    // not read an incomplete dump.
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
    return new Blob([bytes]);
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(pglitePackage));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeDump(): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await PGlite.create('memory://', { extensions });
  for (const { statements } of loadMigrations()) {
    for (const statement of statements) await pglite.exec(statement);
  }
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

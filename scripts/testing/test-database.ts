import { randomBytes } from 'node:crypto';
import { type Database, openDatabase, waitLonger } from '#db/client.ts';
import { type Neon, startNeon } from '#emulators/neon/start-neon.ts';
import { recordStatements } from '#proofs/query-plans/record-statements.ts';
import { migrate } from '../migrate.ts';
import { administer } from './administer.ts';
import { migratedDump } from './migrated-dump.ts';

export interface TestDatabase {
  db: Database;
  /** The value for a Worker's `DATABASE_URL`. */
  url: string;
  /** Runs a script of several statements. */
  exec: Neon['exec'];
  close(): Promise<void>;
}

/**
 * Creates a migrated database for one test file, behind the Neon emulator. The database is embedded or on the
 * PostgreSQL server that `PG_URL` names. Open it in `beforeAll`, close it in `afterAll`.
 */
export async function createTestDatabase(server = process.env.PG_URL): Promise<TestDatabase> {
  waitLonger(120_000);
  return server ? openOnServer(server) : openEmbedded();
}

async function openEmbedded(): Promise<TestDatabase> {
  const neon = await startNeon({ dump: await migratedDump() });
  return { db: openDatabase(neon.url), url: neon.url, exec: neon.exec, close: neon.close };
}

async function openOnServer(server: string): Promise<TestDatabase> {
  if (process.env.LEXILOOM_STATEMENTS) recordStatements(process.env.LEXILOOM_STATEMENTS);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = process.env.LEXILOOM_TEMPLATE_DATABASE;
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const pgUrl = new URL(server);
  pgUrl.pathname = `/${name}`;
  const neon = await startNeon({ pgUrl: pgUrl.href });
  // In tests, Vitest has already run scripts/testing/template-database.ts. Proofs and benches have no
  // template database.
  if (!template) await migrate(neon.url);
  return {
    db: openDatabase(neon.url),
    url: neon.url,
    exec: neon.exec,
    async close() {
      await neon.close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

import { neon, neonConfig, Pool } from '@neondatabase/serverless';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { type Neon, startNeon } from '../start-neon.ts';
import { type Backend, knownDifferences } from './known-differences.ts';

const pgUrl = process.env.PG_URL;
const backend: Backend = pgUrl ? 'postgres' : 'embedded';

/** The emulator with Neon's limits. */
export let emulator: Neon;
/**
 * A second emulator with small limits: requests of 4,000 bytes, responses of 5,000 bytes and 400 ms per
 * request.
 */
export let small: Neon;
/** A connection pool over the WebSocket. */
export let pool: Pool;

export const sqlOf = (url = emulator.url) => neon(url);

/** Opens a connection pool over the WebSocket. The loss of an idle connection does not make a test fail. */
export function openPool(connectionString = emulator.url): Pool {
  const opened = new Pool({ connectionString, max: 1 });
  opened.on('error', () => {});
  return opened;
}

/**
 * Starts the emulators and creates the table `contract_items` before the tests; stops the emulators
 * afterwards.
 */
export function startStandIn(): void {
  beforeAll(async () => {
    emulator = await startNeon(pgUrl ? { pgUrl } : {});
    small = await startNeon({
      ...(pgUrl && { pgUrl }),
      limits: { maxRequestBytes: 4_000, maxResponseBytes: 5_000, timeLimitMs: 400 },
    });
    // Called for its side effect: it configures the driver to use the local database's address.
    openDatabase(emulator.url);
    neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    pool = openPool();
    await emulator.exec(`drop table if exists contract_items;
      create table contract_items (id int primary key, label text not null unique,
        parent int references contract_items, amount int constraint positive_amount check (amount > 0),
        later int unique deferrable initially deferred)`);
  });
  afterAll(async () => {
    await pool.end();
    await emulator.exec('drop table if exists contract_items');
    await small.close();
    await emulator.close();
  });
}

const titles = new Set<string>();

/**
 * Defines a test of the contract. A test listed as a known difference must fail; every other test must pass.
 */
export function contract(title: string, check: () => Promise<void>): void {
  titles.add(title);
  const difference = knownDifferences.find(
    (known) => known.title === title && known.backend === backend,
  );
  if (!difference) return void test(title, check);
  test(`${title} (differs: ${difference.reason})`, async () => {
    await expect(check()).rejects.toThrow();
  });
}

/**
 * Returns the known differences that match no test. Without this check, renaming a test would silently orphan
 * its entry.
 */
export const strayDifferences = (): string[] =>
  knownDifferences.filter(({ title }) => !titles.has(title)).map(({ title }) => title);

/** Sends a request without the driver, to check the raw HTTP response that a Worker would receive. */
export async function post(body: string, headers: Record<string, string> = {}, to = emulator) {
  const answer = await fetch(`http://127.0.0.1:${to.port}/sql`, {
    method: 'POST',
    headers: { 'Neon-Connection-String': to.url, ...headers },
    body,
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

/** The headers with which the driver requests rows as arrays of PostgreSQL's text values. */
export const raw = { 'Neon-Raw-Text-Output': 'true', 'Neon-Array-Mode': 'true' };

/** Returns the error of a failed statement as plain fields. */
export async function errorOf(work: Promise<unknown>): Promise<Record<string, unknown>> {
  const error: unknown = await work.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('it threw no error');
  return { ...error, name: error.name, message: error.message };
}

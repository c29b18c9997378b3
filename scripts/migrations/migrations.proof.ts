import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { migrate } from '../migrate.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { checkMigration } from './check-migration.ts';
import { peopleName, startWork } from './former-work.ts';
import { loadMigrations } from './load-migrations.ts';
import { planted, plantFormerRows } from './plant-former-rows.ts';

/** Every migration from this one on is run against a million rows and live traffic. */
const first = '0020_order-by-start';
const allowedMs = 1_000;
/**
 * Statements of the previous Workers that fail after a migration, by migration. Migration 0032 was written
 * before such changes were forbidden: it removes a default that these Workers rely on.
 */
const broken: Record<string, string[]> = {
  '0032_tasks-of-a-homework-in-a-class': ['a teacher sets homework'],
};

const migrations = loadMigrations();
const start = migrations.findIndex(({ tag }) => tag === first);
const ends: (() => Promise<void>)[] = [];
let url: string;
let tools: Database;
let people: Database;

beforeAll(async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here.');
  ends.push(postgres.stop);
  // Two proxies, so that users' statements never wait for a connection that the migration uses.
  const forTools = await startNeon({ pgUrl: postgres.url });
  ends.unshift(forTools.close);
  const forPeople = await startNeon({ pgUrl: `${postgres.url}?application_name=${peopleName}` });
  ends.unshift(forPeople.close);
  url = forTools.url;
  tools = openToolDatabase(url);
  people = openDatabase(forPeople.url, 60_000);
  await migrate(url, migrations.slice(0, start));
  const before = performance.now();
  await plantFormerRows(tools);
  console.log(`Planted in ${Math.round((performance.now() - before) / 1_000)} s.`);
}, 1_800_000);

afterAll(async () => {
  for (const end of ends) await end();
});

test('has migrations to prove', () => expect(start).toBeGreaterThan(0));

test.each(migrations.slice(start).map((migration, at) => ({ ...migration, upTo: start + at + 1 })))(
  `$tag over ${planted.rows} rows: never blocks over ${allowedMs} ms and keeps old Workers running`,
  async ({ tag, statements, upTo }) => {
    const work = startWork(people, tools, tag);
    const before = performance.now();
    await migrate(url, migrations.slice(0, upTo));
    const seconds = (performance.now() - before) / 1_000;
    // Also measures statements that arrive just after the migration.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { longestLock, ...stopped } = await work.stop();
    const heard = Object.entries(stopped.heard);
    const [slowest = '', { longestMs = 0 } = {}] =
      heard.toSorted(([, a], [, b]) => b.longestMs - a.longestMs)[0] ?? [];
    const count = heard.reduce((sum, [, own]) => sum + own.count, 0);
    console.log(
      `${tag}: ${seconds.toFixed(1)} s, ${count} statements meanwhile; longest wait for a lock ${Math.round(longestLock.ms)} ms, longest statement ${Math.round(longestMs)} ms (${slowest})`,
    );
    expect(heard.every(([, own]) => own.count > 0)).toBe(true);
    const failing = heard.filter(([, { failed }]) => failed.length > 0).map(([name]) => name);
    expect(failing).toEqual(broken[tag] ?? []);
    if (broken[tag])
      expect(checkMigration({ tag, statements }).join()).toContain('breaks the Workers');
    // The total duration of a statement also depends on the machine, so it is only printed and not checked.
    expect(Math.round(longestLock.ms), longestLock.statement).toBeLessThanOrEqual(allowedMs);
  },
);

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { type Neon, startNeon } from '#emulators/neon/start-neon.ts';
import { migrate } from '../migrate.ts';
import { loadMigrations, type Migration } from './load-migrations.ts';

let inOneGo: Neon;
let inUse: Neon;
beforeAll(async () => {
  inOneGo = await startNeon();
  inUse = await startNeon();
}, 180_000);
afterAll(async () => {
  await inOneGo.close();
  await inUse.close();
});

/** Every column, index and constraint, as PostgreSQL describes it. */
async function shapeOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
      coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'not built: ' || indexrelid::regclass from pg_index where not indisvalid
    order by 1`);
  return rows.map(({ line }) => line);
}

const migrations = loadMigrations();
const half = migrations.findIndex(({ tag }) => tag.startsWith('0020'));

test('migrates a database in use to the same shape as a new one', async () => {
  await migrate(inOneGo.url);
  await migrate(inUse.url, migrations.slice(0, half));
  await migrate(inUse.url);
  const [made, changed] = [openDatabase(inOneGo.url), openDatabase(inUse.url)];
  expect(await shapeOf(changed)).toEqual(await shapeOf(made));
  const records = sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`;
  expect((await changed.execute(records)).rows).toEqual((await made.execute(records)).rows);
});

test('resumes an interrupted migration at the unfinished step', async () => {
  const db = openDatabase(inUse.url);
  const next = (...statements: string[]): Migration[] => [
    ...migrations,
    { tag: 'next', when: (migrations.at(-1)?.when ?? 0) + 1, hash: 'next', statements },
  ];
  const counter = 'create sequence only_once';
  const index = 'CREATE INDEX "users_next" ON "users" USING btree ("full_name")';
  const slices = `UPDATE "users" u SET "country" = 'FRA' WHERE u."id" IS NOT NULL /* in slices of users */`;
  await db.execute(sql`insert into users (id, role, full_name, password_hash)
    select 'u' || n, 'public', 'Somebody', '-' from generate_series(1, 2500) n`);

  await expect(migrate(inUse.url, next(counter, index, 'select 1 / 0', slices))).rejects.toThrow();
  await migrate(inUse.url, next(counter, index, 'select 1', slices));
  await migrate(inUse.url, next('select 1 / 0'));

  const { rows } = await db.execute(sql`
    select count(*)::int as moved, to_regclass('users_next') is not null as indexed,
      (select count(*)::int from drizzle.__steps_done) as left_over
    from users where country = 'FRA'`);
  expect(rows).toEqual([{ moved: 2500, indexed: true, left_over: 0 }]);
});

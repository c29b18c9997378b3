import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  NeonDbError,
  type NeonQueryFunction,
  neon,
  neonConfig,
  Pool,
} from '@neondatabase/serverless';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { FolderInUse } from '#scripts/processes/lock-folder.ts';
import { type Neon, startNeon } from './start-neon.ts';

let emulator: Neon;
let sql: NeonQueryFunction<false, false>;

beforeAll(async () => {
  const pgUrl = process.env.PG_URL;
  emulator = await startNeon(pgUrl ? { pgUrl } : {});
  // Called for its side effect: it configures the driver to use the local database's address.
  openDatabase(emulator.url);
  neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineTLS = false;
  neonConfig.pipelineConnect = false;
  sql = neon(emulator.url);
  await emulator.exec(
    'drop table if exists purses; create table purses (id int primary key, coins int not null, notes text[])',
  );
});

afterAll(async () => {
  await emulator.exec('drop table if exists purses');
  await emulator.close();
});

test('returns values of every common type as the driver reads them from Neon', async () => {
  const [row] =
    await sql`select 1::int as int, 9007199254740993::bigint as big, 1.5::float8 as float,
    true as yes, null as nothing, '{"a":[1]}'::jsonb as json, array['x','y'] as list,
    '2026-01-02T03:04:05Z'::timestamptz as moment, ${"l'école"} as text`;
  expect(row).toMatchObject({
    int: 1,
    big: '9007199254740993',
    float: 1.5,
    yes: true,
    nothing: null,
    json: { a: [1] },
    list: ['x', 'y'],
    // Parsed by the driver itself; `db/client.ts` leaves dates as text for drizzle's columns.
    moment: new Date('2026-01-02T03:04:05Z'),
    text: "l'école",
  });
});

test('stores arrays, numbers and null unchanged', async () => {
  await sql`insert into purses values (${1}, ${5}, ${['a "quoted" note', 'b']}), (${2}, ${0}, ${null})`;
  expect(await sql`select * from purses order by id`).toEqual([
    { id: 1, coins: 5, notes: ['a "quoted" note', 'b'] },
    { id: 2, coins: 0, notes: null },
  ]);
});

test('rolls a whole batch back when one statement fails', async () => {
  await expect(
    sql.transaction([
      sql`insert into purses values (10, 1, null)`,
      sql`insert into purses values (10, 2, null)`,
    ]),
  ).rejects.toMatchObject({ code: '23505', constraint: 'purses_pkey' });
  expect(await sql`select 1 from purses where id = 10`).toEqual([]);
});

test('rejects writes in a read-only batch and applies the requested isolation level', async () => {
  const write = sql.transaction([sql`update purses set coins = 9`], { readOnly: true });
  await expect(write).rejects.toMatchObject({ code: '25006' });
  const answers = await sql.transaction([sql`show transaction_isolation`], {
    isolationLevel: 'Serializable',
  });
  expect(answers[0]).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('reports PostgreSQL’s own error code for a failed statement', async () => {
  const failed = sql`select * from no_such_table`;
  await expect(failed).rejects.toBeInstanceOf(NeonDbError);
  await expect(sql`select * from no_such_table`).rejects.toMatchObject({ code: '42P01' });
});

test('commits every update of concurrent WebSocket transactions and rolls back an abandoned transaction', async () => {
  const pool = new Pool({ connectionString: emulator.url, max: 4 });
  await sql`insert into purses values (20, 0, null)`;
  const addOne = async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query('select coins from purses where id = 20 for update');
      await client.query('update purses set coins = $1 where id = 20', [rows[0].coins + 1]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: 20 }, addOne));
  const vanishing = await pool.connect();
  await vanishing.query('begin');
  await vanishing.query('update purses set coins = 999 where id = 20');
  vanishing.release(true);
  await pool.end();
  expect(await sql`select coins from purses where id = 20`).toEqual([{ coins: 20 }]);
});

test('stores its data in a folder and rejects a second emulator on the same folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'neon-'));
  const dataDir = join(folder, 'postgres');
  const first = await startNeon({ dataDir });
  await first.exec('create table kept (word text); insert into kept values ($$mot$$)');
  await expect(startNeon({ dataDir })).rejects.toBeInstanceOf(FolderInUse);
  await first.close();
  const second = await startNeon({ dataDir });
  expect(await neon(second.url)`select word from kept`).toEqual([{ word: 'mot' }]);
  await second.close();
  rmSync(folder, { recursive: true });
}, 60_000);

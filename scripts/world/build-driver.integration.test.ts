import { statSync } from 'node:fs';
import type * as Driver from '@neondatabase/serverless';
import { beforeAll, expect, test } from 'vitest';
import { typeParsers } from '#db/type-parsers.ts';
import { buildDriver, driverFile } from './build-driver.ts';

let driver: Pick<typeof Driver, 'neon' | 'neonConfig'>;
beforeAll(async () => {
  await buildDriver();
  driver = await import(driverFile);
});

/** Replaces the network. Returns the sent bodies. */
function answerWith(answer: unknown, status = 200): string[] {
  const sent: string[] = [];
  driver.neonConfig.fetchFunction = async (_: string, init: RequestInit) => {
    sent.push(String(init.body));
    return Response.json(answer, { status });
  };
  return sent;
}

const open = () => driver.neon('postgresql://user:secret@db.example.test/lexiloom');
const column = (name: string, dataTypeID: number) => ({ name, dataTypeID });

test('contains the part for SQL over HTTP and nothing else', () => {
  expect(Object.keys(driver).sort()).toEqual(['neon', 'neonConfig']);
  expect(statSync(driverFile).size).toBeLessThan(60_000);
});

test('sends statements and values, and converts the rows', async () => {
  const sent = answerWith({
    command: 'SELECT',
    rowCount: 1,
    fields: [column('id', 23), column('names', 1009), column('at', 1184)],
    rows: [['7', '{a,"b, c"}', '2026-11-26 08:00:00+00']],
  });
  const values = [null, true, new Uint8Array([1, 255]), { a: [1] }, ['x', 'y"z']];
  const rows = await open().query('select $1', values, { types: typeParsers });
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { query: 'select $1', params: [null, 'true', '\\x01ff', '{"a":[1]}', '{"x","y\\"z"}'] },
  ]);
  expect(rows).toEqual([{ id: 7, names: ['a', 'b, c'], at: '2026-11-26 08:00:00+00' }]);
});

test('sends a transaction as one request', async () => {
  const none = { command: 'DELETE', rowCount: 0, fields: [], rows: [] };
  const sent = answerWith({ results: [none, none] });
  const sql = open();
  expect(await sql.transaction([sql`delete from a`, sql`delete from b`])).toEqual([[], []]);
  expect(sent).toHaveLength(1);
});

test("throws PostgreSQL's error with its code and constraint", async () => {
  answerWith({ message: 'duplicate key', code: '23505', constraint: 'users_email' }, 400);
  await expect(open().query('insert into users')).rejects.toMatchObject({
    ...{ name: 'NeonDbError', message: 'duplicate key' },
    ...{ code: '23505', constraint: 'users_email' },
  });
});

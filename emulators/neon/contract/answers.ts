import { neon } from '@neondatabase/serverless';
import { describe, expect } from 'vitest';
import { contract, emulator, errorOf, pool, sqlOf } from './harness.ts';

/** Tests that a statement returns the same result or error over HTTP and over the WebSocket. */
export function answers(): void {
  describe('a result over HTTP', () => {
    const moment = new Date('2026-03-04T05:06:07.089Z');
    const statements: [query: string, params: unknown[]][] = [
      ['select $1 as untyped', ['word']],
      ['select $1::int2 as a, $1::int4 as b, $1::int8 as c, $1::numeric(9,2) as d', [12]],
      ['select $1::float4 as a, $1::float8 as b', [Math.E]],
      ['select $1::bool as yes, $2::bool as no', [true, false]],
      ['select $1::text as a, $1::varchar(9) as b, $1::char(9) as c, $1::name as d', ['lesson']],
      ['select $1::jsonb as a, $1::json as b', [{ list: [1, null, 'x"y'] }]],
      [
        'select $1::int[] as a, $2::text[] as b, $3::int[][] as c',
        [
          [1, 2],
          ['a,b', 'c"d', null],
          [[1], [2]],
        ],
      ],
      ['select $1::timestamptz as a, $1::timestamp as b, $1::date as c', [moment]],
      [
        'select $1::time as a, $2::timetz as b, $3::interval as c',
        ['05:06', '05:06+02', '3 days 02:01'],
      ],
      [
        'select $1::uuid as a, $2::inet as b, $3::bytea as c',
        ['6b0c7a4e-94cf-4f0c-8d6c-6f7b9a3a4f55', '10.0.0.1', '\\x00ff'],
      ],
      ['select $1::int4range as a, $2::point as b, $3::xid8 as c', ['[2,5)', '(1,2)', '77']],
      ['select null as a, $1::text as b', [null]],
      ["select 'NaN'::float8 as a, 'infinity'::timestamptz as b", []],
      ['select n from generate_series(1, 3) as n', []],
      ['select 1 where false', []],
      ['select id, label from contract_items', []],
      [
        "with made as (select 900 as id) insert into contract_items (id, label) select id, 'w' from made",
        [],
      ],
      [
        "insert into contract_items (id, label) values (901, 'a'), (902, 'b') returning id, label",
        [],
      ],
      ['update contract_items set amount = 3 where id = 901', []],
      [
        'with gone as (delete from contract_items where id >= 900 returning id) select count(*) from gone',
        [],
      ],
      ['delete from contract_items where id = 12345', []],
      ['show transaction_isolation', []],
      ['create temporary table contract_temporary (id int)', []],
    ];
    for (const [query, params] of statements) {
      contract(`equals the result over the WebSocket: ${query}`, async () => {
        await emulator.exec('delete from contract_items; drop table if exists contract_temporary');
        if (/90[12]/.test(query) && !/^insert/.test(query)) {
          await emulator.exec("insert into contract_items (id, label) values (901, 'a')");
        }
        const overHttp = await neon(emulator.url, { fullResults: true }).query(query, params);
        await emulator.exec('delete from contract_items; drop table if exists contract_temporary');
        if (/90[12]/.test(query) && !/^insert/.test(query)) {
          await emulator.exec("insert into contract_items (id, label) values (901, 'a')");
        }
        // With parameters, the driver uses the extended protocol, as the proxy does.
        const client = await pool.connect();
        const overSocket = await client.query(query, params).finally(() => client.release());
        const plain = (result: {
          command: string;
          rowCount: number | null;
          rows: unknown;
          fields: object[];
        }) => ({
          command: result.command,
          rowCount: result.rowCount,
          rows: result.rows,
          fields: result.fields.map((field) => ({ ...field, tableID: 0 })),
        });
        expect(plain(overHttp)).toEqual(plain(overSocket as never));
      });
    }
  });

  describe('an error over HTTP', () => {
    const failing: [what: string, query: string, code: string][] = [
      ['an unknown column', 'select 123 where x', '42703'],
      ['a syntax error', 'selct 1', '42601'],
      ['a missing required value', 'insert into contract_items (id) values (1)', '23502'],
      [
        'a value that violates a check constraint',
        "insert into contract_items (id, label, amount) values (1, 'a', 0)",
        '23514',
      ],
      [
        'a reference to a missing row',
        "insert into contract_items (id, label, parent) values (1, 'a', 2)",
        '23503',
      ],
      ['a division by zero', 'select 1 / 0', '22012'],
      ['text that is not a number', "select 'x'::int", '22P02'],
      [
        'an error raised by a block of code',
        "do $$ begin raise exception 'no' using errcode = 'P0001', detail = 'why', hint = 'how', constraint = 'c', table = 't', column = 'k', schema = 's', datatype = 'd'; end $$",
        'P0001',
      ],
    ];
    for (const [what, query, code] of failing) {
      contract(`has the same fields as over the WebSocket for ${what}`, async () => {
        const overHttp = await errorOf(sqlOf().query(query));
        const overSocket = await errorOf(pool.query(query));
        expect(overHttp).toMatchObject({ name: 'NeonDbError', code });
        const known = ['name', 'length', 'sourceError'];
        const plain = (error: Record<string, unknown>) =>
          Object.fromEntries(
            Object.entries(error).filter(
              ([field, value]) => !known.includes(field) && value !== undefined && value !== null,
            ),
          );
        expect(plain(overHttp)).toEqual(plain(overSocket));
      });
    }

    contract(
      'is PostgreSQL’s own error, not a server error, for several statements in one query',
      async () => {
        const error = await errorOf(sqlOf().query('select 1; select 2'));
        expect(error).toMatchObject({
          code: '42601',
          severity: 'ERROR',
          message: 'cannot insert multiple commands into a prepared statement',
        });
      },
    );

    contract('reports the wrong number of parameters', async () => {
      for (const params of [[], ['a', 'b']]) {
        const error = await errorOf(sqlOf().query('select $1', params));
        expect(error).toMatchObject({ code: '08P01' });
        expect(error.message).toContain(`bind message supplies ${params.length} parameters`);
      }
    });
  });

  contract('returns no command and no rows for an empty statement', async () => {
    expect(await neon(emulator.url, { fullResults: true }).query('')).toMatchObject({
      command: '',
      rowCount: null,
      rows: [],
      fields: [],
    });
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { neon } from '@neondatabase/serverless';
import { describe, expect } from 'vitest';
import { contract, emulator, errorOf, openPool, pool, post, raw, sqlOf } from './harness.ts';

/**
 * Tests that requests share no session state. Also tests batches, and that a statement is cancelled when its
 * caller disconnects.
 */
export function sessions(): void {
  describe('session state', () => {
    const kept: [what: string, before: string, after: string][] = [
      [
        'a setting changed by a statement',
        "set statement_timeout = '77s'",
        'show statement_timeout',
      ],
      [
        'a setting changed by a function',
        "select set_config('app.who', 'x', false)",
        "select coalesce(current_setting('app.who', true), '') as who",
      ],
      ['the search path', 'set search_path = pg_catalog', 'show search_path'],
      [
        'a temporary table',
        'create temporary table contract_short (id int)',
        "select to_regclass('contract_short') as it",
      ],
      [
        'an advisory lock',
        'select pg_advisory_lock(4711)',
        "select count(*) from pg_locks where locktype = 'advisory' and objid = 4711",
      ],
      [
        'a prepared statement',
        'prepare contract_plan as select 1',
        'select count(*) from pg_prepared_statements',
      ],
      [
        'a cursor',
        'declare contract_cursor cursor with hold for select 1',
        "select count(*) from pg_cursors where name = 'contract_cursor'",
      ],
      [
        'a subscribed channel',
        'listen contract_channel',
        'select count(*) from pg_listening_channels()',
      ],
      ['an open transaction', 'begin read only', 'show transaction_read_only'],
      ['a role', 'set role pg_monitor', 'select current_user'],
    ];
    for (const [what, before, after] of kept) {
      contract(`does not keep ${what} for the next request`, async () => {
        const fresh = await sqlOf().query(after);
        await sqlOf().query(before);
        // Runs several times, because a pool has several connections and any of them may run the statement.
        for (let n = 0; n < 3; n += 1) expect(await sqlOf().query(after)).toEqual(fresh);
      });
    }

    contract('does not keep an aborted transaction after a failed statement', async () => {
      await sqlOf().query('begin');
      await expect(sqlOf().query('select 1 / 0')).rejects.toThrow();
      expect(await sqlOf().query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    contract('keeps the settings of a WebSocket session only until the session ends', async () => {
      const own = openPool();
      await own.query("set statement_timeout = '66s'");
      expect((await own.query('show statement_timeout')).rows).toEqual([
        { statement_timeout: '66s' },
      ]);
      await own.end();
      expect(await sqlOf()`show statement_timeout`).toEqual([{ statement_timeout: '0' }]);
    });

    contract('keeps the settings of a WebSocket session during HTTP requests', async () => {
      const own = openPool();
      try {
        await own.query("set statement_timeout = '66s'");
        await sqlOf()`select 1`;
        expect((await own.query('show statement_timeout')).rows).toEqual([
          { statement_timeout: '66s' },
        ]);
      } finally {
        await own.end();
      }
    });
  });

  describe('batches', () => {
    contract('run in one transaction with the requested isolation level', async () => {
      for (const isolationLevel of [
        'ReadCommitted',
        'RepeatableRead',
        'Serializable',
        'ReadUncommitted',
      ] as const) {
        const sql = sqlOf();
        const [[shown]] = (await sql.transaction([sql`show transaction_isolation`], {
          isolationLevel,
        })) as [[Record<string, string>]];
        expect(shown?.transaction_isolation?.replaceAll(' ', '')).toBe(
          isolationLevel.toLowerCase(),
        );
      }
    });

    contract(
      'are read-only and deferrable if requested, and repeat this in the response headers',
      async () => {
        const sql = sqlOf();
        const answers = await sql.transaction(
          [sql`show transaction_read_only`, sql`show transaction_deferrable`],
          { readOnly: true, deferrable: true, isolationLevel: 'Serializable' },
        );
        expect(answers).toEqual([
          [{ transaction_read_only: 'on' }],
          [{ transaction_deferrable: 'on' }],
        ]);
        const asked = {
          'Neon-Batch-Read-Only': 'true',
          'Neon-Batch-Deferrable': 'true',
          'Neon-Batch-Isolation-Level': 'Serializable',
        };
        const { headers } = await post('{"queries":[{"query":"select 1"}]}', { ...raw, ...asked });
        for (const [name, value] of Object.entries(asked)) expect(headers.get(name)).toBe(value);
      },
    );

    contract('return 400 for an unknown isolation level', async () => {
      const { status, body } = await post('{"queries":[]}', {
        ...raw,
        'Neon-Batch-Isolation-Level': 'serializable',
      });
      expect([status, body.message]).toEqual([400, 'invalid isolation level']);
    });

    contract('return no results if they have no statements', async () => {
      expect(await sqlOf().transaction([])).toEqual([]);
    });

    contract('store no rows when a statement or the commit fails', async () => {
      const sql = sqlOf();
      await emulator.exec('delete from contract_items');
      const second = sql.transaction([
        sql`insert into contract_items (id, label) values (1, 'x')`,
        sql`insert into contract_items (id, label) values (1, 'y')`,
      ]);
      expect(await errorOf(second)).toMatchObject({
        code: '23505',
        constraint: 'contract_items_pkey',
        table: 'contract_items',
        schema: 'public',
        detail: 'Key (id)=(1) already exists.',
      });
      const atCommit = sql.transaction([
        sql`insert into contract_items (id, label, later) values (1, 'x', 5), (2, 'y', 5)`,
      ]);
      expect(await errorOf(atCommit)).toMatchObject({
        code: '23505',
        constraint: 'contract_items_later_key',
      });
      expect(await sql`select count(*)::int as n from contract_items`).toEqual([{ n: 0 }]);
    });
  });

  describe('a caller that aborts its request', () => {
    const abandoned = async (query: string, afterMs: number, to = emulator) => {
      const signal = AbortSignal.timeout(afterMs);
      const asked = neon(to.url, { fetchOptions: { signal } });
      return errorOf(asked.query(query));
    };

    contract('receives the reason in the driver’s error', async () => {
      const error = await abandoned('select pg_sleep(1)', 100);
      expect(error).toMatchObject({ name: 'NeonDbError' });
      expect(error.message).toMatch(/^Error connecting to database: TimeoutError/);
      expect(error.sourceError).toMatchObject({ name: 'TimeoutError' });
    });

    contract('has its statement cancelled', async () => {
      await emulator.exec('delete from contract_items');
      const slow = "insert into contract_items (id, label) select 71, 'late' || pg_sleep(1.5)";
      await abandoned(slow, 200);
      await sleep(2_000);
      expect(await sqlOf()`select id, label from contract_items`).toEqual([]);
    });

    contract('has its statement cancelled while it waits for another session’s lock', async () => {
      await emulator.exec('delete from contract_items');
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query('lock table contract_items');
      await abandoned("insert into contract_items (id, label) values (72, 'late')", 200);
      // Waits until the cancellation has arrived.
      await sleep(400);
      await holder.query('commit');
      holder.release();
      await sleep(300);
      expect(await sqlOf()`select id, label from contract_items`).toEqual([]);
    });
  });
}

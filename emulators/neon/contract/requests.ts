import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { contract, emulator, errorOf, openPool, post, raw, small, sqlOf } from './harness.ts';

/** Tests authentication, the required form of a request, and the size limits of requests and responses. */
export function requests(): void {
  describe('connections', () => {
    const changed = (change: (url: URL) => void) => {
      const url = new URL(emulator.url);
      change(url);
      return url.href;
    };
    const refusals: [what: string, change: (url: URL) => void, message: string][] = [
      [
        'a wrong password',
        (url) => {
          url.password = 'other';
        },
        "password authentication failed for user 'lexiloom'",
      ],
      [
        'an unknown role',
        (url) => {
          url.username = 'stranger';
        },
        "password authentication failed for user 'stranger'",
      ],
    ];
    for (const [what, change, message] of refusals) {
      contract(`returns 400 with a message and no code for ${what}`, async () => {
        const url = changed(change);
        expect(await errorOf(sqlOf(url)`select 1`)).toMatchObject({ name: 'NeonDbError', message });
        const { status, body } = await post('{"query":"select 1"}', {
          'Neon-Connection-String': url,
        });
        expect(status).toBe(400);
        expect(body).toMatchObject({
          message,
          code: null,
          severity: null,
          constraint: null,
          position: null,
        });
      });
      contract(`rejects ${what} over the WebSocket`, async () => {
        const stranger = openPool(changed(change));
        expect(await errorOf(stranger.query('select 1'))).toMatchObject({
          code: '28P01',
          severity: 'ERROR',
          message,
        });
        await stranger.end();
      });
    }

    contract('returns 500 with PostgreSQL’s own error fields for a missing database', async () => {
      const url = changed((changing) => {
        changing.pathname = '/elsewhere';
      });
      const { status, body } = await post('{"query":"select 1"}', {
        'Neon-Connection-String': url,
      });
      expect(status).toBe(500);
      expect(body).toMatchObject({
        message: 'database "elsewhere" does not exist',
        code: '3D000',
        severity: 'FATAL',
      });
      const error = await errorOf(sqlOf(url)`select 1`);
      expect(error.message).toMatch(/^Server error \(HTTP status 500\): .*elsewhere/);
    });

    contract(
      'returns 400 and names the missing part for an invalid connection string',
      async () => {
        const said = async (connection: string | null) => {
          const answer = await fetch(`http://127.0.0.1:${emulator.port}/sql`, {
            method: 'POST',
            body: '{"query":"select 1"}',
            ...(connection !== null && { headers: { 'Neon-Connection-String': connection } }),
          });
          const { message } = JSON.parse(await answer.text());
          return `${answer.status} ${message}`;
        };
        expect(await said(null)).toBe('400 invalid header: neon-connection-string');
        expect(await said('mysql://a:b@c/d')).toBe('400 incorrect scheme');
        expect(await said('postgres://:b@c/d')).toBe('400 missing username');
        expect(await said('postgres://a@c/d')).toBe(
          '400 missing authentication credentials: required password',
        );
      },
    );
  });

  describe('requests and responses', () => {
    contract('returns 400 for an unknown path or method', async () => {
      for (const [path, method] of [
        ['/', 'GET'],
        ['/sql', 'GET'],
        ['/sqlx', 'POST'],
        ['/sql/', 'POST'],
      ] as const) {
        const answer = await fetch(`http://127.0.0.1:${emulator.port}${path}`, { method });
        expect([path, answer.status, await answer.text()]).toEqual([
          path,
          400,
          '"query is not supported"',
        ]);
      }
    });

    contract('answers a CORS preflight request', async () => {
      const answer = await fetch(`http://127.0.0.1:${emulator.port}/sql`, { method: 'OPTIONS' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-headers')).toContain(
        'Neon-Connection-String',
      );
    });

    contract('sends a request id and allows any origin in every response', async () => {
      for (const body of ['{"query":"select 1"}', '{"query":"selct"}']) {
        const { headers } = await post(body, raw);
        expect(headers.get('neon-request-id')).toMatch(/^[\da-f-]{36}$/);
        expect(headers.get('access-control-allow-origin')).toBe('*');
      }
    });

    contract('returns 400 for a body that is not a statement', async () => {
      for (const body of ['', '{', '[]', '{"queries":{}}', '{"params":[]}', '{"query":5}']) {
        const answer = await post(body, raw);
        expect([body, answer.status]).toEqual([body, 400]);
        expect(answer.body.message).toMatch(/^could not parse the HTTP request body: /);
        expect(answer.body.code).toBeNull();
      }
    });

    contract(
      'returns rows as objects unless the header or the statement requests arrays',
      async () => {
        const text = { 'Neon-Raw-Text-Output': 'true' };
        const statement = { query: 'select 1 as a', params: [] };
        expect((await post(JSON.stringify(statement), text)).body).toMatchObject({
          rows: [{ a: '1' }],
          rowAsArray: false,
        });
        expect((await post(JSON.stringify(statement), raw)).body).toMatchObject({
          rows: [['1']],
          rowAsArray: true,
        });
        expect(
          (await post(JSON.stringify({ ...statement, arrayMode: true }), text)).body,
        ).toMatchObject({ rows: [['1']] });
        const two = { queries: [statement, { ...statement, arrayMode: false }] };
        expect((await post(JSON.stringify(two), raw)).body).toMatchObject({
          results: [{ rows: [['1']] }, { rows: [{ a: '1' }] }],
        });
      },
    );

    contract(
      'converts parameters that are not text to the text that PostgreSQL reads',
      async () => {
        const body = {
          query: 'select $1::int as a, $2::bool as b, $3::jsonb as c, $4::text[] as d',
          params: [1, true, { k: 'v' }, ['x"y', null, 'NULL', 2]],
        };
        expect((await post(JSON.stringify(body), raw)).body.rows).toEqual([
          ['1', 't', '{"k": "v"}', '{"x\\"y",NULL,"NULL",2}'],
        ]);
      },
    );

    contract('returns typed values unless the request asks for text', async () => {
      const body = {
        query: `select 1 as a, 2::int8 as b, true as c, 1.5::float8 as d, 'NaN'::float8 as e, '{"k":[1]}'::jsonb as f, array[1,2] as g, null as h, now() is not null as i`,
      };
      expect((await post(JSON.stringify(body))).body.rows).toEqual([
        { a: 1, b: '2', c: true, d: 1.5, e: 'NaN', f: { k: [1] }, g: [1, 2], h: null, i: true },
      ]);
    });

    contract('returns 413 for a request that is too large', async () => {
      const { status, body } = await post(
        JSON.stringify({ query: `select '${'x'.repeat(4_000)}'` }),
        raw,
        small,
      );
      expect(status).toBe(413);
      expect(body).toMatchObject({
        message: 'request is too large (max is 4000 bytes)',
        code: null,
      });
    });

    contract('returns 507 for a response that is too large, also for a batch', async () => {
      const message = 'response is too large (max is 5000 bytes)';
      const error = await errorOf(sqlOf(small.url)`select repeat('x', 5000) as x`);
      expect(error.name).toBe('NeonDbError');
      expect(error.message).toMatch(/^Server error \(HTTP status 507\): /);
      expect(error.message).toContain(message);
      const batch = sqlOf(small.url);
      const two = await errorOf(
        batch.transaction([batch`select repeat('x', 3000)`, batch`select repeat('x', 3000)`]),
      );
      expect(two.message).toContain(message);
    });

    contract('uses Neon’s own limits by default', async () => {
      const half = `select repeat('x', 33 * 1024 * 1024) as x`;
      expect((await post(JSON.stringify({ query: half }), raw)).status).toBe(200);
      const answer = await post(JSON.stringify({ query: half.replace('33', '64') }), raw);
      expect([answer.status, answer.body.message]).toEqual([
        507,
        'response is too large (max is 67108864 bytes)',
      ]);
    });

    contract(
      'returns 504 and cancels the statement when a configured time limit is exceeded',
      async () => {
        const { status, body } = await post('{"query":"select pg_sleep(3), 4711"}', raw, small);
        expect([status, body]).toEqual([
          504,
          { message: 'HTTP-Connection timed out, execution time exeeded 0 seconds', code: 504 },
        ]);
        await sleep(200);
        const rows =
          await sqlOf()`select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(3), 4711%' and pid <> pg_backend_pid()`;
        expect(rows).toEqual([]);
      },
    );
  });
}

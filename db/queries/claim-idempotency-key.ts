import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../client.ts';
import { RidingStatement } from '../riding-statement.ts';
import { parseRows } from './parse-rows.ts';

const Row = z.object({
  mine: z.boolean(),
  request_hash: z.string(),
  status: z.nullable(z.number()),
  body: z.nullable(z.string()),
  headers: z.nullable(z.string()),
});

/** How long a claim without an answer stands; work that took longer than its deadline has died. */
const claimSeconds = 30;

/**
 * Claims a key for one request in one statement, so that of many at once exactly one gets it. `mine`
 * says to do the work, with what an earlier try has made in `body`; otherwise the row is the first
 * request's, with its answer once there is one.
 * Null when another request claimed the key in the same instant: ask again.
 */
export async function claimIdempotencyKey(db: Database, key: string, requestHash: string) {
  const result = await db.execute(sql`
    with claim as (
      insert into idempotency_keys as stored (key, request_hash) values (${key}, ${requestHash})
      on conflict (key) do update set created_at = now()
        where stored.status is null
          and stored.request_hash = excluded.request_hash
          and stored.created_at < now() - make_interval(secs => ${claimSeconds})
      returning request_hash, body
    )
    select true as mine, request_hash, null::int as status, body, null::text as headers from claim
    union all
    select false, request_hash, status, body, headers from idempotency_keys
      where key = ${key} and not exists (select 1 from claim)`);
  return parseRows(Row, result)[0] ?? null;
}

/**
 * The claim as a statement that goes along with the work's first one: one round trip instead of two. A key
 * that another request holds refuses both, and `claimIdempotencyKey` then says whose it is.
 */
export const claimAlong = (key: string, requestHash: string): RidingStatement =>
  new RidingStatement(
    {
      query: 'insert into idempotency_keys (key, request_hash) values ($1, $2)',
      params: [key, requestHash],
    },
    'idempotency_keys_pkey',
  );

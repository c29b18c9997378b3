import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { RidingStatement, withRidingStatement } from '#db/riding-statement.ts';
import { idempotencyKeys } from '#db/schema/users.ts';
import { ApiError } from './errors.ts';
import { type IdempotentCreation, keyedCreation } from './idempotent-creation.ts';

interface Once {
  db: Database;
  /** `<user id>:<key>`, so that the keys of two users never collide. */
  key: string;
  /** Keyed hash of method, address and body. */
  requestHash: string;
  /**
   * True to claim the key in a separate round trip before the work starts. This is needed if the work has
   * effects outside the database before its first query.
   */
  claimsFirst: boolean;
  /** Returns the part of the response to store. If it is missing, the whole response is stored. */
  keeps?: ((answer: unknown) => unknown) | undefined;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Delays in milliseconds between polls for a running request with the same key; 8 s in total. */
const waits = [50, 100, 200, 400, 750, 1000, 1500, 2000, 2000];
/**
 * Polling stops after this time, in milliseconds, even if the database is slow, because no caller should wait
 * for ten seconds.
 */
const lastLookMs = 9_500;

/**
 * Does work once per key. The first response is stored and returned to every repetition of the same request.
 * A different request with the same key is 409. Some responses are not stored: refusals, failures, streams,
 * responses over 64 kB, and responses that contain a secret (with a cookie, or `no-store`). After such a
 * response the key is free again, but it still records what was created.
 *
 * Cost: the claim is sent with the work's first request to the database, in one transaction
 * (docs/decisions/0158), unless `claimsFirst` is true. The response is stored after it was sent, so the
 * caller does not wait for this.
 *
 * If the process dies after the work took effect and before the response is stored, a later attempt does the
 * work again after 30 s. Work that creates something therefore records it in the creating statement
 * (`IdempotentCreation`), and a later attempt returns what was recorded.
 */
export async function once(
  claim: Once,
  work: (creation: IdempotentCreation) => Promise<Response>,
): Promise<Response> {
  if (!claim.claimsFirst) {
    const along = claimAlong(claim.key, claim.requestHash);
    const attempt = () => work(keyedCreation(claim.key, null));
    const done = await doAlong(claim, along, attempt);
    if (done) return done;
  }
  const began = Date.now();
  for (const wait of [0, ...waits]) {
    if (wait > 0) await sleep(wait);
    const look = claimIdempotencyKey(claim.db, claim.key, claim.requestHash);
    const left = began + lastLookMs - Date.now();
    const row = wait > 0 ? await Promise.race([look, sleep(left)]) : await look;
    if (!row) continue;
    if (row.mine) return doAndStore(claim, () => work(keyedCreation(claim.key, row.body)));
    if (row.request_hash !== claim.requestHash) {
      throw new ApiError('conflict', 'This Idempotency-Key was used for another request.');
    }
    if (row.status !== null) return replay(row.status, row.body, row.headers);
  }
  throw new ApiError('unavailable', 'This is still being worked on. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
}

const sleep = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));

/**
 * Does work, and claims the key together with its first request to the database. Returns null if another
 * request has the key. In that case the work has no effect, even if it caught the error.
 */
async function doAlong(
  claim: Once,
  along: RidingStatement,
  work: () => Promise<Response>,
): Promise<Response | null> {
  const refused = Symbol('another request has the key');
  const refuse = (): never => {
    throw refused;
  };
  try {
    return await doAndStore(
      claim,
      () => withRidingStatement(along, refuse, work),
      () => along.hasRun,
    );
  } catch (error) {
    if (error === refused) return null;
    throw error;
  }
}

async function doAndStore(
  claim: Once,
  work: () => Promise<Response>,
  isClaimed = () => true,
): Promise<Response> {
  const { db, key, keeps, waitUntil } = claim;
  const stored = eq(idempotencyKeys.key, key);
  // Release the key, so that the next attempt need not wait until the claim expires. The record of what was
  // created stays with the key.
  const release = async () => {
    if (!isClaimed()) return;
    await db.batch([
      db.delete(idempotencyKeys).where(and(stored, isNull(idempotencyKeys.body))),
      db
        .update(idempotencyKeys)
        .set({ createdAt: sql`now() - interval '1 hour'` })
        .where(and(stored, isNull(idempotencyKeys.status))),
    ]);
  };
  try {
    const response = await work();
    if (!mayBeStored(response)) {
      waitUntil(release());
      return response;
    }
    const type = response.headers.get('content-type');
    const location = response.headers.get('location');
    const headers = JSON.stringify({
      ...(type && { 'content-type': type }),
      ...(location && { location }),
    });
    const whole = response.body === null ? null : await response.clone().text();
    const body = whole && keeps ? JSON.stringify(keeps(JSON.parse(whole))) : whole;
    if (body !== null && new TextEncoder().encode(body).length > maxStoredBytes) {
      waitUntil(release());
      return response;
    }
    const answer = { status: response.status, body, headers };
    waitUntil(store(claim, answer));
    return response;
  } catch (error) {
    waitUntil(release());
    throw error;
  }
}

/**
 * Stores the response. If the work sent no statement to the database, the key is not claimed yet, so inserts
 * it.
 */
async function store(
  { db, key, requestHash }: Once,
  answer: { status: number; body: string | null; headers: string },
): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values({ key, requestHash, ...answer })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: answer });
}

/**
 * A larger response is not stored; a repeated request computes it again. Without this limit, any account
 * could fill the disk.
 */
const maxStoredBytes = 64 * 1024;

function mayBeStored(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const isText = response.body === null || /^(?:application\/json|text\/)/.test(type);
  const isSecret =
    response.headers.getSetCookie().length > 0 ||
    /\bno-store\b/i.test(response.headers.get('cache-control') ?? '');
  return response.ok && isText && !isSecret;
}

function replay(status: number, body: string | null, headers: string | null): Response {
  const response = new Response(body, { status, headers: JSON.parse(headers ?? '{}') });
  response.headers.set('idempotent-replayed', 'true');
  return response;
}

const Row = z.object({
  mine: z.boolean(),
  request_hash: z.string(),
  status: z.nullable(z.number()),
  body: z.nullable(z.string()),
  headers: z.nullable(z.string()),
});

/**
 * How long a claim without a response is valid. After this time the work has exceeded its deadline and is no
 * longer running.
 */
const claimSeconds = 30;

/**
 * Claims a key for one request in one statement, so that exactly one of many concurrent requests gets it.
 *
 * If `mine` is true, the caller must do the work, and `body` is the record of what an earlier attempt
 * created. Otherwise the row belongs to the first request, and contains that request's response once there is
 * one. Null if another request claimed the key at the same instant; the caller then retries.
 */
async function claimIdempotencyKey(db: Database, key: string, requestHash: string) {
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
 * Returns the claim as a statement that is sent with the work's first statement, in one round trip instead of
 * two. If another request has the key, both statements fail. The caller then reads that request's row with
 * `claimIdempotencyKey`.
 */
const claimAlong = (key: string, requestHash: string): RidingStatement =>
  new RidingStatement(
    {
      query: 'insert into idempotency_keys (key, request_hash) values ($1, $2)',
      params: [key, requestHash],
    },
    'idempotency_keys_pkey',
  );

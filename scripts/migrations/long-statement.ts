import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

/** A statement that may take an hour, with a query that checks whether it is done. */
export interface LongStatement {
  sql: string;
  /** SQL for a boolean: true if the work is done, no matter which run did it. */
  isDone: string;
  /** SQL that removes the remains of an interrupted statement before the next attempt. */
  cleanUp: string | null;
}

/** A connection that stays open while a statement runs, however long it takes. */
export interface Session {
  query(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** How often a statement may be restarted after its connection broke and the server aborted it. */
const maxBreaks = 20;
/** How long a statement waits for a lock. Meanwhile all later requests for the lock wait too. */
const lockWaitMs = 300;
/** PostgreSQL's error codes for a lock timeout and a deadlock. */
const heldUp = new Set(['55P03', '40P01']);

/**
 * Runs a statement that may take too long for an HTTP request: Node aborts a request after 300 s without a
 * response, and Neon's proxy then cancels the statement. It therefore runs in a separate session over a
 * WebSocket. If the WebSocket breaks, the server continues, so this function waits for the running statement
 * instead of starting it again. A new run continues after an interrupted one in the same way.
 */
export async function runLong(
  db: Database,
  statement: LongStatement,
  openSession: () => Promise<Session>,
  pauseMs = 2_000,
): Promise<void> {
  for (let breaks = 0; ; ) {
    const state = await stateOf(db, statement);
    if (state === 'done') return;
    if (state === 'running') {
      await sleep(pauseMs);
      continue;
    }
    if (statement.cleanUp) await db.execute(sql.raw(statement.cleanUp));
    const session = await openSession();
    try {
      await session.query(`set lock_timeout = ${lockWaitMs}; set statement_timeout = 0`);
      await watched(db, statement, session.query(statement.sql), pauseMs);
    } catch (error) {
      const code = codeOf(error);
      if (heldUp.has(code)) {
        await sleep(pauseMs / 4 + Math.random() * (pauseMs / 2));
      } else if (isBroken(code) && breaks < maxBreaks) {
        breaks += 1;
        await sleep(pauseMs);
      } else {
        throw error;
      }
    } finally {
      // Closing a connection that has silently broken would never finish.
      await Promise.race([session.close().catch(() => {}), sleep(pauseMs)]);
    }
  }
}

/**
 * A connection counts as broken after this number of consecutive checks that find its statement not running.
 */
const surelyGone = 3;

/**
 * Waits for a statement, and repeatedly checks that it is still running, because a connection may break
 * without either end noticing. If it is not running, throws an error without a code.
 */
async function watched(
  db: Database,
  statement: LongStatement,
  running: Promise<void>,
  pauseMs: number,
): Promise<void> {
  const ended = running.then(
    () => ({ error: null }),
    (error: unknown) => ({ error }),
  );
  for (let gone = 0; gone < surelyGone; ) {
    const end = await Promise.race([ended, sleep(pauseMs).then(() => null)]);
    if (end?.error) throw end.error;
    if (end) return;
    const state = await stateOf(db, statement).catch(() => 'unknown');
    if (state === 'done') return;
    gone = state === 'running' ? 0 : gone + 1;
  }
  throw new Error('The connection broke while the statement ran.');
}

const State = z.object({ done: z.boolean(), running: z.boolean() });

/** PostgreSQL shows only the first kilobyte of a session's statement. */
const shownBytes = 1_000;

async function stateOf(
  db: Database,
  { sql: text, isDone }: LongStatement,
): Promise<'done' | 'running' | 'open'> {
  const found = await db.execute(sql`
    select (${sql.raw(isDone)}) as done, exists (
      select 1 from pg_stat_activity where datname = current_database() and state = 'active'
        and pid <> pg_backend_pid() and left(query, ${shownBytes}) = left(${text}, ${shownBytes})
    ) as running`);
  const [row] = parseRows(State, found);
  return row?.done ? 'done' : row?.running ? 'running' : 'open';
}

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? '');

/**
 * Returns whether the error means that the connection broke. PostgreSQL's own errors have a code of five
 * characters.
 */
const isBroken = (code: string): boolean =>
  !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('08');

/**
 * Opens a session over Neon's WebSocket, directly to the database. Neon's pooler is not used, because it may
 * run each statement in a different session.
 */
export async function openNeonSession(databaseUrl: string): Promise<Session> {
  const url = new URL(databaseUrl);
  url.hostname = url.hostname.replace(/^([^.]+)-pooler\./, '$1.');
  const client = new Client(url.href);
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  client.neonConfig.webSocketConstructor = WebSocket;
  if (isLocal) {
    client.neonConfig.wsProxy = (host, port) => `${host}:${port}/v2`;
    client.neonConfig.useSecureWebSocket = false;
    client.neonConfig.pipelineTLS = false;
    client.neonConfig.pipelineConnect = false;
  }
  // A broken connection ends the statement below with an error. The client also reports it here, where it can
  // be ignored.
  client.on('error', () => {});
  await client.connect();
  return {
    query: async (statement) => {
      await client.query(statement);
    },
    close: () => client.end(),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

/** A statement that may take an hour, and how to find out whether it is done. */
export interface LongStatement {
  sql: string;
  /** SQL for a boolean: true if its work is done, whoever did it. */
  isDone: string;
  /** Removes what an interrupted statement left behind, before the next attempt. */
  cleanUp: string | null;
}

/** A connection that stays open while a statement runs, however long it takes. */
export interface Session {
  query(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** How often a statement is restarted after its connection broke and the server aborted it. */
const maxBreaks = 20;
/** How long a statement waits for a lock; everybody who needs the lock after it waits as long. */
const lockWaitMs = 300;
/** PostgreSQL's error codes for a lock timeout and a deadlock. */
const heldUp = new Set(['55P03', '40P01']);

/**
 * Runs a statement that may take longer than an HTTP request: Node aborts one after 300 s without a response,
 * and Neon's proxy then cancels the statement. It runs in a separate session over a WebSocket; if that
 * breaks, the server continues, and this function waits for the running statement instead of starting again.
 * The next run continues an interrupted one in the same way.
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
      // Closing a connection that broke unnoticed would never end.
      await Promise.race([session.close().catch(() => {}), sleep(pauseMs)]);
    }
  }
}

/** How many checks in a row must not find the statement running before its connection counts as broken. */
const surelyGone = 3;

/**
 * Waits for a statement, and checks meanwhile that it is still running: a connection may break without either
 * end noticing. In that case it throws an error without a code.
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

/** Whether the connection broke: errors of PostgreSQL itself have a code of five characters. */
const isBroken = (code: string): boolean =>
  !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('08');

/**
 * Opens a session over Neon's WebSocket, directly to the database and not to its pooler, which runs each
 * statement in another session.
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
  // A broken connection ends the statement below with an error; it is also reported here.
  client.on('error', () => {});
  await client.connect();
  return {
    query: async (statement) => {
      await client.query(statement);
    },
    close: () => client.end(),
  };
}

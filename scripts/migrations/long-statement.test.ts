import { expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { type LongStatement, runLong, type Session } from './long-statement.ts';

const statement: LongStatement = { sql: 'build', isDone: 'built', cleanUp: 'clean' };

/** A database that reports these states one after another, with sessions that end with these results. */
function world(states: ('done' | 'running' | 'open')[], ends: (Error | null)[]) {
  const happened: string[] = [];
  const db = {
    async execute(query: { queryChunks?: unknown[] }) {
      const isLook = JSON.stringify(query).includes('pg_stat_activity');
      if (!isLook) {
        happened.push('clean');
        return { rows: [] };
      }
      const state = states.shift() ?? 'done';
      return { rows: [{ done: state === 'done', running: state === 'running' }] };
    },
  } as unknown as Database;
  const openSession = async (): Promise<Session> => ({
    async query(text) {
      if (text !== 'build') return;
      happened.push('build');
      const end = ends.shift();
      if (end) throw end;
    },
    async close() {
      happened.push('close');
    },
  });
  return { happened, run: () => runLong(db, statement, openSession, 1) };
}

const withCode = (code: string) => Object.assign(new Error('refused'), { code });
const broken = new Error('Connection terminated unexpectedly');

test('does nothing when the work is already done', async () => {
  const { run, happened } = world(['done'], []);
  await run();
  expect(happened).toEqual([]);
});

test('waits for a statement that continues after its connection broke, and does not start it again', async () => {
  const { run, happened } = world(['open', 'running', 'running', 'done'], [broken]);
  await run();
  expect(happened).toEqual(['clean', 'build', 'close']);
});

test('waits for the statement of an earlier run that was stopped', async () => {
  const { run, happened } = world(['running', 'running', 'done'], []);
  await run();
  expect(happened).toEqual([]);
});

test('cleans up and starts again when the server cancelled the statement', async () => {
  const { run, happened } = world(['open', 'open', 'done'], [withCode('57P01'), null]);
  await run();
  expect(happened).toEqual(['clean', 'build', 'close', 'clean', 'build', 'close']);
});

test('retries when a lock times out', async () => {
  const { run, happened } = world(['open', 'open', 'done'], [withCode('55P03'), null]);
  await run();
  expect(happened.filter((one) => one === 'build')).toHaveLength(2);
});

test('throws a PostgreSQL error at once', async () => {
  const { run, happened } = world(['open', 'open'], [withCode('23505')]);
  await expect(run()).rejects.toMatchObject({ code: '23505' });
  expect(happened).toEqual(['clean', 'build', 'close']);
});

test('gives up on a statement if its connection breaks every time', async () => {
  const { run } = world(
    Array.from({ length: 30 }, () => 'open' as const),
    Array.from({ length: 30 }, () => broken),
  );
  await expect(run()).rejects.toBe(broken);
});

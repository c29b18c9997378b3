import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeworkSorts, homeworkStatuses } from '#contracts/homework/homework.ts';
import { resultShows } from '#contracts/homework/homework-results.ts';
import type { Caller } from '#functions/http/operation.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ByClassQuery, byClassStatement } from './list-homeworks-by-class.ts';
import { readingStatement } from './results/get-reading.ts';
import { ResultQuery, resultStatement } from './results/select-result.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const caller: Caller = {
  ...{ id: 'teacher', name: 'T', role: 'public', country: 'GBR', accessType: 'DEFAULT' },
  privilege: [],
  sessionId: 'session',
};

/**
 * Returns the tables that a statement has to scan sequentially because it can use no index. Disables
 * sequential scans in the planner, because it would otherwise prefer them for small tables.
 */
async function readWhole(statement: SQL): Promise<string[]> {
  const [, { rows }] = await test.db.batch([
    test.db.execute(sql`set local enable_seqscan = off`),
    test.db.execute<Record<string, string>>(sql`explain ${statement}`),
  ]);
  return rows
    .map((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'] ?? '')?.[1])
    .filter((table) => table !== undefined);
}

describe('query plans of long lists', () => {
  it('show a sequential scan when there is one', async () => {
    const all = sql`select count(*) from homeworks where preset = 'standard'`;
    expect(await readWhole(all)).toEqual(['homeworks']);
  });

  it('use no sequential scan for homework, for any filter and sort order', async () => {
    const query = fc.record({
      page: fc.constantFrom('1', '900'),
      language: fc.constantFrom('', 'fr'),
      year: fc.constantFrom('', 'england/year-8'),
      classroomId: fc.constantFrom('', 'room'),
      teacherId: fc.constantFrom('', 'teacher'),
      status: fc.constantFrom('', ...homeworkStatuses),
      search: fc.constantFrom('', 'abc'),
      sort: fc.constantFrom(...homeworkSorts.flatMap((sort) => [sort, `-${sort}`])),
    });
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect(await readWhole(byClassStatement(caller, ByClassQuery.parse(asked)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['', 'room'])(
    'use no sequential scan for the answers to read of class “%s”',
    async (classroomId) => {
      for (const taskId of [null, 1]) {
        const statement = readingStatement(caller, 1, { classroomId, taskId });
        expect(await readWhole(statement)).toEqual([]);
      }
    },
  );

  it('use no sequential scan for results', async () => {
    const query = fc.record({
      page: fc.constantFrom('1', '100'),
      sort: fc.constantFrom('name', '-name', 'score', '-score', 'task:1', '-task:1'),
      show: fc.constantFrom(...resultShows),
      search: fc.constantFrom('', 'ann'),
      totals: fc.constantFrom('true', 'false'),
    });
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('room', null), async (asked, room) => {
        const statement = resultStatement(caller, 1, room, ResultQuery.parse(asked));
        expect(await readWhole(statement)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

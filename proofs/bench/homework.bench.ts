import type { SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ByClassQuery, byClassStatement } from '#functions/homework/list-homeworks-by-class.ts';
import { ResultQuery, resultStatement } from '#functions/homework/results/select-result.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import type { Caller } from '#functions/http/operation.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { planted, plantHomework } from './homework-rows.ts';
import { handlersTitle, measureHandler } from './measure-handler.ts';
import { measureStatements } from './measure-statements.ts';
import { title } from './report.ts';
import { withPostgres } from './with-postgres.ts';

const runs = Number(process.env.RUNS ?? 31);
/** Number of requests per round. */
const amount = Number(process.env.AMOUNT ?? 2_000);
const homeworkTables = ['homeworks', 'homework_classrooms', 'homework_tasks'];
const longTables = [...homeworkTables, 'pupil_homeworks', 'task_attempts'];

/** Returns a teacher of the bench as an access token describes them. */
const whoIs = (id: string): Caller => ({
  ...{ id, name: id, role: 'public', country: 'GBR', accessType: 'DEFAULT', privilege: [] },
  sessionId: 'bench',
});

/**
 * Measures the lists of homework on a real PostgreSQL: the time of each statement in the database, and the
 * cost of a handler compared with a Worker that only runs the same statement.
 */
export async function benchHomework(): Promise<string[]> {
  return withPostgres(async (db, url) => {
    const began = performance.now();
    const longTable = await plantHomework(db);
    const planting = ((performance.now() - began) / 1000).toFixed(0);
    const how = `${planted.homeworks} homeworks, planted in ${planting} s; medians of ${runs}`;
    return [
      title('Homework in the database', how),
      ...(await measureLists(db, longTable)),
      ...(await measureHomeworkHandler(url)),
    ];
  });
}

async function measureLists(db: Database, longTable: number): Promise<string[]> {
  const byClass = (id: string, query: Record<string, unknown> = {}) =>
    byClassStatement(whoIs(id), ByClassQuery.parse(query));
  const table = (query: Record<string, unknown> = {}) =>
    resultStatement(whoIs(planted.big), longTable, planted.room, ResultQuery.parse(query));
  const { ordinary, big } = planted;
  const statements: [string, number, SQL][] = [
    ['by class, ordinary', 0.5, byClass(ordinary)],
    ['by class, ordinary, active', 0.5, byClass(ordinary, { showActive: 'true' })],
    ['by class, ordinary, name', 0.5, byClass(ordinary, { sort: 'name' })],
    ['by class, ordinary, search', 0.5, byClass(ordinary, { search: 'abc' })],
    ['by class, 20 000', 2, byClass(big)],
    ['by class, 20 000, active', 10, byClass(big, { showActive: 'true' })],
    ['by class, 20 000, language', 10, byClass(big, { language: 'fr' })],
    ['by class, 20 000, due date', 10, byClass(big, { sort: 'dueAt' })],
    ['by class, 20 000, page 900', 10, byClass(big, { page: 900 })],
    ['10 000 pupils, first page', 3, table({ totals: 'false' })],
    ['10 000 pupils, page 100', 3, table({ totals: 'false', page: 100 })],
    ['10 000 pupils, by score', 10, table({ totals: 'false', sort: '-score' })],
    ['10 000 pupils, with totals', 200, table()],
  ];
  return measureStatements(db, statements, { runs, longTables });
}

async function measureHomeworkHandler(databaseUrl: string): Promise<string[]> {
  const { sessionId, ...claims } = whoIs(planted.ordinary);
  const token = await signAccessToken(testSecrets.SESSION_SECRET, claims, sessionId);
  const path = '/v1/homeworks-by-class';
  const statement = byClassStatement(whoIs(planted.ordinary), ByClassQuery.parse({}));
  const how = { worker: 'homework', databaseUrl, token, amount };
  return [
    title('Handler', handlersTitle(amount)),
    ...(await measureHandler({ name: `GET ${path}`, path, statement }, how)),
  ];
}

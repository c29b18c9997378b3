import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import { leaseJob } from './lease-job.ts';
import { reserveBudget } from './reserve-budget.ts';
import { runJob } from './run-job.ts';
import { dailyLimitOf } from './spend.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const limit = 1_000_000;

async function phraseOf(owner: string) {
  const resourceId = await insertLesson(test.db, owner, {}, [
    { part: 'text', status: 'ready' },
    { part: 'phrase' },
  ]);
  return { resourceId, part: 'phrase', generation: 1 };
}

it('enforces the limit for all accounts together, reports it, and alerts the admins once', async () => {
  const owners = await Promise.all([1, 2, 3].map(() => insertTeacher(test.db)));
  const [first, second, third] = await Promise.all(owners.map(phraseOf));
  if (!first || !second || !third) throw new Error('no lessons');
  const lease = (of: typeof first) => leaseJob(test.db, of, 400_000, limit);
  expect((await lease(first)).kind).toBe('leased');
  expect((await lease(second)).kind).toBe('leased');
  // This money is only reserved, so some of it may soon be available again.
  expect((await lease(third)).kind).toBe('crowded');
  await test.db.execute(
    sql`update ai_spend set spent_micros = reserved_micros, reserved_micros = 0`,
  );
  expect(await lease(third)).toEqual({ kind: 'over_limit', limit: 'everybody' });

  let mails = 0;
  const context = {
    ...fakeJobContext(test.db),
    dailyLimitMicros: 800_000,
    mailAlerts: async () => {
      mails += 1;
    },
  };
  // The demo writer costs little, so the test spends the whole limit itself.
  expect(await runJob(context, third)).toEqual({ kind: 'done' });
  const { rows } = await test.db.execute<{ problem: { code: string; message: string } }>(sql`
    select problem from resource_parts where resource_id = ${third.resourceId} and part = 'phrase'`);
  expect(rows[0]?.problem).toMatchObject({ code: 'spend_cap' });
  expect(rows[0]?.problem.message).toContain('for all accounts');
  const refused = await reserveBudget(context, {
    ownerId: owners[2] ?? '',
    part: 'topic',
    amount: 1,
  });
  expect(refused).toMatchObject({ refused: { code: 'spend_cap' } });
  expect(mails).toBe(1);
  const alerts = await test.db.execute(
    sql`select count from operator_alerts where kind = 'spend_limit'`,
  );
  expect(alerts.rows).toEqual([{ count: 2 }]);
});

it('limits all trials together to a fifth of the daily limit, so that paying accounts keep access', async () => {
  await test.db.execute(sql`delete from ai_spend`);
  const trials = await Promise.all([1, 2, 3].map(() => insertTeacher(test.db, { plan: 'TRIAL' })));
  const [first, second, third] = await Promise.all(trials.map(phraseOf));
  const paid = await phraseOf(await insertTeacher(test.db));
  if (!first || !second || !third) throw new Error('no lessons');
  const lease = (of: typeof first) => leaseJob(test.db, of, 100_000, limit);
  expect((await lease(first)).kind).toBe('leased');
  expect((await lease(second)).kind).toBe('leased');
  expect((await lease(third)).kind).toBe('crowded');
  await test.db.execute(
    sql`update ai_spend set spent_micros = reserved_micros, reserved_micros = 0`,
  );
  expect(await lease(third)).toEqual({ kind: 'over_limit', limit: 'trials' });
  const context = { ...fakeJobContext(test.db), dailyLimitMicros: limit };
  const ask = { ownerId: trials[2] ?? '', part: 'topic', amount: 100_000 };
  const refused = await reserveBudget(context, ask);
  expect(refused).toMatchObject({ refused: { code: 'spend_cap' } });
  expect(JSON.stringify(refused)).toContain('free trials');
  expect((await leaseJob(test.db, paid, 800_000, limit)).kind).toBe('leased');
});

it.each([
  ['', 500_000_000],
  ['25.5', 25_500_000],
  ['none', null],
])('parses the setting %j', (set, micros) => {
  expect(dailyLimitOf({ DAILY_SPEND_DOLLARS: set } as AiJobsEnv)).toBe(micros);
});

it('rejects a setting that is not an amount', () => {
  expect(() => dailyLimitOf({ DAILY_SPEND_DOLLARS: 'lots' } as AiJobsEnv)).toThrow();
});

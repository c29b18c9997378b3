import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiSpend } from '#db/schema/resources.ts';
import { type Postgres, startPostgres } from '#scripts/testing/start-postgres.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { reserveFor, selectJobSize } from './reserve-for.ts';
import { runJob } from './run-job.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

const rounds = 20;
const atOnce = 100;
const moneyFor = 10;

let postgres: Postgres | null = null;
let database: TestDatabase;
beforeAll(async () => {
  // Races occur only on a real Postgres server. If none is configured, start the embedded one.
  postgres = process.env.PG_URL ? null : await startPostgres();
  if (postgres) process.env.PG_URL = postgres.url;
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await postgres?.stop();
});

/**
 * Reliability S13, `npm run prove -- spend-cap`: starts a hundred concurrent generations with a budget that
 * covers only ten.
 */
test('starts no more concurrent generations than the cap allows, and settles every reservation', async () => {
  const { db } = database;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const counts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const teacher = await insertTeacher(db, { plan: 'SINGLE_TEACHER' });
    const lessons = await Promise.all(
      Array.from({ length: atOnce }, () =>
        insertLesson(db, teacher, {}, [{ part: 'text', status: 'ready' }, { part: 'phrase' }]),
      ),
    );
    const context = fakeJobContext(db);
    const size = await selectJobSize(db, { resourceId: lessons[0] ?? '', part: 'phrase' });
    const price = reserveFor('phrase', context.models, size);
    await db.execute(sql`
      insert into plan_access (plan, features, teachers, pupils, daily_spend_micros)
      values ('SINGLE_TEACHER', '[]', 1, 0, ${price * moneyFor})
      on conflict (plan) do update set daily_spend_micros = excluded.daily_spend_micros`);
    // No job may finish before all have started, because a finished job would release money for the next one.
    let open = () => {};
    const everybodyAsked = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { ask } = context.model;
    let started = 0;
    let most = 0;
    context.model.ask = async (question, record) => {
      started += 1;
      const [spend] = await db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
      most = Math.max(most, spend?.reservedMicros ?? 0);
      await everybodyAsked;
      context.turns.push(JSON.stringify({ p: [] }));
      return ask(question, record);
    };
    const working = Promise.all(
      lessons.map((resourceId) => runJob(context, { resourceId, part: 'phrase', generation: 1 })),
    );
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute<{ waiting: number }>(sql`
          select count(*)::int as waiting from resource_parts p join resources r on r.id = p.resource_id
          where r.owner_id = ${teacher} and p.status = 'queued' and p.waiting is not null`);
        expect((rows[0]?.waiting ?? 0) + started).toBe(atOnce);
      },
      { timeout: 60_000, interval: 100 },
    );
    // Each job makes two calls, because its first reply needs a repair.
    const begun = started;
    open();
    await working;
    const { rows } = await db.execute<{ cost: number }>(sql`
      select sum(cost_micros)::int as cost from ai_calls where user_id = ${teacher}`);
    const [spend] = await db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
    expect(begun).toBeLessThanOrEqual(moneyFor);
    expect(begun).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(price * moneyFor);
    expect(spend).toMatchObject({ reservedMicros: 0, spentMicros: rows[0]?.cost });
    counts.push(begun);
  }
  console.log(
    `S13: ${rounds} rounds of ${atOnce} at once, money for ${moneyFor}: started ${Math.min(...counts)} to ${Math.max(...counts)}, reserved after each round 0, spent exact to the micro`,
  );
}, 600_000);

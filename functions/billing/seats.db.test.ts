import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { planPrices } from '#contracts/billing/prices.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import {
  type BillingFixture,
  createBillingFixture,
  type Teacher,
} from './testing/billing-fixture.ts';

let world: BillingFixture;
beforeAll(async () => {
  world = await createBillingFixture();
});
afterAll(() => world.close());

const { SINGLE_TEACHER } = planPrices;
const moveDown = (teacher: Teacher) =>
  teacher.call('POST /subscriptions/plan/downgrade', { planId: SINGLE_TEACHER.planId });
const current = (teacher: Teacher) =>
  teacher.call<CurrentSubscription>('GET /subscriptions/current');

/** Creates a department with a paid plan, its owner and this many other teachers. */
async function department(others: number): Promise<Teacher> {
  const [owner] = await world.addDepartment();
  await world.buy(owner, 'DEPARTMENT');
  const { rows } = await world.test.db.execute<{ organisation_id: string }>(
    sql`select organisation_id from users where id = ${owner.id}`,
  );
  const organisationId = rows[0]?.organisation_id ?? '';
  for (let more = 1; more < others; more += 1) {
    await insertTeacher(world.test.db, { plan: null, organisationId });
  }
  return owner;
}

/** Removes other teachers from a department until only this many are left. */
const leaveBut = (owner: Teacher, others: number) =>
  world.test.db.execute(sql`
    update users set organisation_id = null where id in (
      select u.id from users u join users o on o.organisation_id = u.organisation_id
      where o.id = ${owner.id} and u.id <> o.id order by u.id offset ${others})`);

test('refuses a downgrade to fewer seats than there are teachers, and gives the reason', async () => {
  const owner = await department(3);
  expect((await current(owner)).used).toEqual({ teachers: 4, pupils: 0 });
  expect(await moveDown(owner)).toMatchObject({
    status: 409,
    message:
      'Your department has 4 teachers, and this leaves one seat. Remove teachers first, under Setup Organisation.',
  });
  expect((await current(owner)).base).toMatchObject({ plan: 'DEPARTMENT', nextPlan: null });
  await leaveBut(owner, 0);
  expect(await moveDown(owner)).toBeNull();
  expect((await current(owner)).base).toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
});

test('refuses to remove a seat in use, but removes a free seat', async () => {
  const owner = await department(5);
  const set = (quantity: number) => world.setAddon(owner, 'ADDON_TEACHER_ONE', quantity);
  expect(await set(2)).toMatchObject({ paid: true });
  expect(await set(0)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Your department has 6 teachers, and this leaves 5 seats\./),
  });
  expect(await set(1)).toMatchObject({ paid: true });
  await leaveBut(owner, 4);
  expect(await set(0)).toMatchObject({ paid: true });
  expect(await world.plansOf(owner.id)).toEqual(['DEPARTMENT']);
});

test('counts additional seats towards the seats of a smaller plan', async () => {
  const owner = await department(2);
  await world.setAddon(owner, 'ADDON_TEACHER_ONE', 1);
  expect(await moveDown(owner)).toMatchObject({ status: 409 });
  await world.setAddon(owner, 'ADDON_TEACHER_ONE', 2);
  expect(await moveDown(owner)).toBeNull();
});

test('allows a downgrade regardless of the number of pupils', async () => {
  const [owner] = await world.addDepartment();
  await world.buy(owner, 'DEPARTMENT');
  await leaveBut(owner, 0);
  await world.test.db.execute(sql`
    insert into allowance_usage (owner_id, pupils) values (${owner.id}, 200)`);
  expect((await current(owner)).used).toEqual({ teachers: 1, pupils: 200 });
  expect(await moveDown(owner)).toBeNull();
});

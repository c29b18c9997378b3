import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { day, goodCard, sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import {
  type BillingFixture,
  createBillingFixture,
  type Teacher,
} from './testing/billing-fixture.ts';

let world: BillingFixture;
let teacher: Teacher;
beforeAll(async () => {
  world = await createBillingFixture();
});
beforeEach(async () => {
  teacher = await world.addTeacher();
});
afterAll(() => world.close());

const open = async (plan: BoughtPlan) =>
  teacher.call<{ url: string; status?: number }>('POST /subscriptions/checkout', {
    planId: planPrices[plan].planId,
  });
const current = () => teacher.call<CurrentSubscription>('GET /subscriptions/current');
const change = (route: string, plan: BoughtPlan, more = {}) =>
  teacher.call(route, { planId: planPrices[plan].planId, ...more });
const setSeats = (quantity: number) => world.setAddon(teacher, 'ADDON_TEACHER_ONE', quantity);
async function passMonth(): Promise<void> {
  await world.emulator.advance(32 * day);
  const { data } = await world.stripe.subscriptions.list({ limit: 1 });
  await syncSubscription(world.test.db, world.stripe, data[0]?.id ?? '');
}

test('closes the first payment page when a second tab opens another', async () => {
  const first = await open('SINGLE_TEACHER');
  await world.emulator.advance(5);
  const second = await open('DEPARTMENT');
  const refused = await sendPage(first.url, { do: 'pay', card: goodCard });
  expect(await refused.text()).toContain('This page has expired.');
  await sendPage(second.url, { do: 'pay', card: goodCard });
  // No webhook has arrived yet, so this request itself fetches the plan from Stripe and stores it.
  expect(await open('SINGLE_TEACHER')).toMatchObject({ status: 409 });
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
});

test('creates one subscription from payment pages opened at the same moment', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => open('SINGLE_TEACHER')));
  await Promise.all(pages.map(({ url }) => sendPage(url, { do: 'pay', card: goodCard })));
  const { data } = await world.stripe.subscriptions.list({ limit: 5 });
  expect(data.filter(({ customer }) => customer === data[0]?.customer)).toHaveLength(1);
});

test('directs each caller to the newest of several payment pages opened within a second', async () => {
  const urls: string[] = [];
  for (const plan of ['SINGLE_TEACHER', 'ADDON_PUPIL_PLATFORM', 'DEPARTMENT'] as const) {
    for (let time = 1; time <= 4; time += 1) urls.push((await open(plan)).url);
  }
  expect(new Set(urls).size).toBe(urls.length);
  await sendPage(urls.at(-1) ?? '', { do: 'pay', card: goodCard });
  expect(await open('SINGLE_TEACHER')).toMatchObject({ status: 409 });
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
});

test('keeps seats added after a downgrade was planned', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  await setSeats(1);
  await change('POST /subscriptions/plan/downgrade', 'SINGLE_TEACHER');
  await setSeats(3);
  expect((await current()).base).toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
  await passMonth();
  expect((await world.plansOf(teacher.id)).sort()).toEqual([
    ...Array<string>(3).fill('ADDON_TEACHER_ONE'),
    'SINGLE_TEACHER',
  ]);
});

test('allows another downgrade to be planned in the first period after a downgrade', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  await change('POST /subscriptions/plan/downgrade', 'SINGLE_TEACHER_PLUS_PUPIL');
  await passMonth();
  await change('POST /subscriptions/plan/downgrade', 'SINGLE_TEACHER');
  expect((await current()).base).toMatchObject({
    plan: 'SINGLE_TEACHER_PLUS_PUPIL',
    nextPlan: 'SINGLE_TEACHER',
  });
  await passMonth();
  expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
});

test('keeps a planned downgrade when resume is called for a plan that was not cancelled', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  await change('POST /subscriptions/plan/downgrade', 'SINGLE_TEACHER');
  expect(await teacher.call('POST /subscriptions/resume')).toBeNull();
  expect((await current()).base).toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
  expect(await teacher.call('POST /subscriptions/cancel')).toBeNull();
  expect(await teacher.call('POST /subscriptions/cancel')).toBeNull();
  expect((await current()).base).toMatchObject({ nextPlan: null, cancelAtPeriodEnd: true });
});

test('returns 409 with a clear message for a plan whose end is known only to Stripe', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER');
  await teacher.call('POST /subscriptions/cancel');
  await world.emulator.advance(32 * day);
  expect(await teacher.call('POST /subscriptions/resume')).toMatchObject({
    status: 409,
    message: 'There is no subscription to change yet.',
  });
});

test('ends a one-time purchase after its year', async () => {
  await world.buy(teacher, 'ADDON_PUPIL_PLATFORM');
  expect((await current()).addons).toHaveLength(1);
  await world.test.db.execute(sql`
    update subscriptions set ends_at = now() - interval '1 day' where user_id = ${teacher.id}`);
  expect((await current()).addons).toEqual([]);
  expect(await world.plansOf(teacher.id)).toEqual([]);
});

test('returns 404 for a payment page unknown to Stripe', async () => {
  expect(await teacher.call('POST /subscriptions/checkout/cs_test_none/finish')).toMatchObject({
    status: 404,
  });
});

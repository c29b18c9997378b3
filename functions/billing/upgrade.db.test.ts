import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Charged, UpcomingInvoice } from '#contracts/billing/billing.ts';
import { amountOf, type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { badCard, day, goodCard } from '#emulators/stripe/testing/open-test-stripe.ts';
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

const preview = async (plan: BoughtPlan): Promise<UpcomingInvoice> => {
  const path = `GET /subscriptions/upcoming-invoice/${planPrices[plan].planId}`;
  return (await teacher.call<{ invoice: UpcomingInvoice }>(path)).invoice;
};
const pay = (plan: BoughtPlan, prorationDate: number) =>
  teacher.call<Charged & { status?: number; message?: string }>(
    'POST /subscriptions/plan/upgrade',
    {
      planId: planPrices[plan].planId,
      prorationDate,
    },
  );
const setSeats = (quantity: number) => world.setAddon(teacher, 'ADDON_TEACHER_ONE', quantity);

/** Returns this teacher's customer id at Stripe. */
async function customer(): Promise<string> {
  const { rows } = await world.test.db.execute<{ customer_id: string }>(
    sql`select customer_id from stripe_customers where user_id = ${teacher.id}`,
  );
  return rows[0]?.customer_id ?? '';
}
/** Returns the account's invoices at Stripe, newest first. */
const invoices = async () =>
  (await world.stripe.invoices.list({ customer: await customer(), limit: 100 })).data;
async function subscriptionId(): Promise<string> {
  const { data } = await world.stripe.subscriptions.list({ customer: await customer() });
  return data[0]?.id ?? '';
}

test.each([
  // Columns: days since the plan began, old plan, new plan, discount in per cent, seats added and removed
  // before.
  [0, 'SINGLE_TEACHER', 'DEPARTMENT', 0, { seats: [] }],
  [1, 'SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 0, { seats: [] }],
  [3, 'SINGLE_TEACHER_PLUS_PUPIL', 'DEPARTMENT', 0, { seats: [] }],
  [7, 'SINGLE_TEACHER', 'DEPARTMENT', 33, { seats: [] }],
  [11, 'SINGLE_TEACHER', 'DEPARTMENT', 0, { seats: [3] }],
  [13, 'SINGLE_TEACHER', 'DEPARTMENT', 0, { seats: [4, 1] }],
  [17, 'SINGLE_TEACHER_PLUS_PUPIL', 'DEPARTMENT', 15, { seats: [2, 0] }],
  [19, 'SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 100, { seats: [] }],
  [23, 'SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 0, { seats: [9, 0] }],
  [27, 'SINGLE_TEACHER', 'DEPARTMENT', 50, { seats: [1] }],
] as const)(
  'charges the previewed amount after %i days, from %s to %s, with %i per cent off',
  async (days, from, to, percent, { seats }) => {
    await world.buy(teacher, from);
    if (percent > 0) {
      const { id: coupon } = await world.stripe.coupons.create({
        percent_off: percent,
        duration: 'forever',
      });
      await world.stripe.subscriptions.update(await subscriptionId(), { discounts: [{ coupon }] });
    }
    await world.emulator.advance(days * day);
    for (const quantity of seats) await setSeats(quantity);
    const shown = await preview(to);
    expect(shown.originalDetails.amount + shown.discountDetails.amount).toBe(shown.total);
    expect(shown.originalDetails.description).toMatch(/^Remaining time on /);
    // Time passes while the user reads the preview; the previewed amounts must stay valid.
    await world.emulator.advance(1200);
    expect(await pay(to, shown.prorationDate)).toMatchObject({ paid: true });
    const [charged] = await invoices();
    expect([charged?.amount_due, charged?.amount_paid]).toEqual([shown.total, shown.total]);
    expect(await world.plansOf(teacher.id)).toContain(to);
  },
);

test('rejects a proration date that is not from a preview of the last hour', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER');
  await world.emulator.advance(10 * day);
  const { prorationDate } = await preview('DEPARTMENT');
  for (const moment of [
    prorationDate + 19 * day,
    prorationDate + 3600,
    prorationDate - 2 * day,
    1,
  ]) {
    expect(await pay('DEPARTMENT', moment)).toMatchObject({ status: 409 });
  }
  await world.emulator.advance(3700);
  expect(await pay('DEPARTMENT', prorationDate)).toMatchObject({
    status: 409,
    message: 'These amounts are out of date. Check them again.',
  });
  expect(await invoices()).toHaveLength(1);
  expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
});

test('charges an upgrade once when two tabs request it', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER');
  const [one, other] = [await preview('DEPARTMENT'), await preview('DEPARTMENT')];
  await Promise.all(
    [one, one, other, other].map(({ prorationDate }) => pay('DEPARTMENT', prorationDate)),
  );
  expect((await invoices()).map(({ billing_reason }) => billing_reason)).toEqual([
    'subscription_update',
    'subscription_create',
  ]);
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
});

test('refuses upgrades and add-ons while a payment is open', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER');
  await world.changeCard(teacher, badCard);
  await world.emulator.advance(32 * day);
  const open = { status: 409, message: expect.stringMatching(/^A payment is due\./) };
  const { planId } = planPrices.DEPARTMENT;
  expect(await teacher.call(`GET /subscriptions/upcoming-invoice/${planId}`)).toMatchObject(open);
  expect(await setSeats(2)).toMatchObject(open);
  await world.changeCard(teacher, goodCard);
  const [owed] = await invoices();
  await world.stripe.invoices.pay(owed?.id ?? '');
  const { prorationDate } = await preview('DEPARTMENT');
  expect(await pay('DEPARTMENT', prorationDate)).toMatchObject({ paid: true });
});

test('cancels a planned downgrade when upgrading', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER_PLUS_PUPIL');
  const { planId } = planPrices.SINGLE_TEACHER;
  await teacher.call('POST /subscriptions/plan/downgrade', { planId });
  const { prorationDate } = await preview('DEPARTMENT');
  expect(await pay('DEPARTMENT', prorationDate)).toMatchObject({ paid: true });
  await world.emulator.advance(32 * day);
  const [renewal] = await invoices();
  expect(renewal?.amount_paid).toBe(amountOf('DEPARTMENT', 'gbp'));
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AddonInvoice, Charged, InvoiceRow } from '#contracts/billing/billing.ts';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import { badCard, day, goodCard, sendCard } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { billingRoutes } from './routes.ts';
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

const { planId } = planPrices.ADDON_TEACHER_ONE;
const amount = amountOf('ADDON_TEACHER_ONE', 'gbp');
const route = `GET /subscriptions/addon-invoice/${planId}`;
const preview = async (quantity: number) =>
  (await teacher.call<{ invoice: AddonInvoice }>(`${route}?quantity=${quantity}`)).invoice;
const put = (quantity: number, prorationDate: number) =>
  teacher.call<Charged & { status?: number }>('PUT /subscriptions/addons', {
    ...{ planId, quantity, prorationDate },
  });
const invoices = () => teacher.call<InvoiceRow[]>('GET /subscriptions/invoices');

test.each([
  [0, 1],
  [1, 2],
  [12, 5],
  [29, 1],
])(
  'charges, after %i days, the previewed price of %i seats, even half an hour after the preview',
  async (days, seats) => {
    await world.buy(teacher, 'DEPARTMENT');
    await world.emulator.advance(days * day);
    const { total, currency, prorationDate } = await preview(seats);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(seats * amount);
    expect(currency).toBe('gbp');
    await world.emulator.advance(1800);
    expect(await put(seats, prorationDate)).toMatchObject({ paid: true });
    const [latest] = await invoices();
    expect(latest).toMatchObject({ total, status: 'paid' });
  },
);

test('credits removed seats on the next invoice', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  await world.setAddon(teacher, 'ADDON_TEACHER_ONE', 3);
  await world.emulator.advance(10 * day);
  const { total, prorationDate } = await preview(1);
  expect(total).toBeLessThan(0);
  const before = (await invoices()).length;
  expect(await put(1, prorationDate)).toMatchObject({ paid: true, invoiceUrl: null });
  expect(await invoices()).toHaveLength(before);
  await world.emulator.advance(25 * day);
  const [renewal] = await invoices();
  expect(renewal?.total).toBe(amountOf('DEPARTMENT', 'gbp') + amount + total);
});

test('previews zero for an unchanged number of seats', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  expect(await preview(0)).toMatchObject({ total: 0 });
});

test.each([
  ['from more than an hour ago', -3700],
  ['in the future, which would lower the price', 3600],
  ['before the billing period', -5 * day],
])('rejects a proration date %s', async (_, seconds) => {
  await world.buy(teacher, 'DEPARTMENT');
  await world.emulator.advance(day);
  const { prorationDate } = await preview(2);
  expect(await put(2, prorationDate + seconds)).toMatchObject({ status: 409 });
  expect(await invoices()).toHaveLength(1);
});

test('does not add seats after a declined card until another card pays the invoice', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  const { prorationDate } = await preview(2);
  await world.changeCard(teacher, badCard);
  const { invoiceUrl } = await put(2, prorationDate);
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
  await sendCard(invoiceUrl, goodCard);
  const { data } = await world.stripe.subscriptions.list({ limit: 1 });
  await syncSubscription(world.test.db, world.stripe, data[0]?.id ?? '');
  expect(await world.plansOf(teacher.id)).toContain('ADDON_TEACHER_ONE');
});

test('refuses an unknown add-on, an invalid quantity, and an add-on without a base plan', async () => {
  expect(await teacher.call(`${route}?quantity=1`)).toMatchObject({ status: 409 });
  await world.buy(teacher, 'DEPARTMENT');
  const other = (plan: number, query: string) =>
    teacher.call(`GET /subscriptions/addon-invoice/${plan}${query}`);
  expect(await other(planPrices.DEPARTMENT.planId, '?quantity=1')).toMatchObject({ status: 409 });
  expect(await other(999, '?quantity=1')).toMatchObject({ status: 404 });
  for (const query of ['', '?quantity=-1', '?quantity=51', '?quantity=x', '?quantity=1.5']) {
    expect(await other(planId, query), query).toMatchObject({ status: 400 });
  }
});

refusesWrongPerson('previewing the cost of an add-on', () => ({
  call: createCaller(billingRoutes, world.env),
  route: `${route}?quantity=1`,
  wrongRoles: ['PUPIL', 'admin'],
}));

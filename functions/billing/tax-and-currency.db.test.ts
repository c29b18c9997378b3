import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  AddonInvoice,
  CurrentSubscription,
  DowngradeInvoice,
  InvoiceRow,
  UpcomingInvoice,
} from '#contracts/billing/billing.ts';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import { day, goodCard, sendCard } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { billingRoutes } from './routes.ts';
import {
  type BillingFixture,
  createBillingFixture,
  type Teacher,
} from './testing/billing-fixture.ts';

let world: BillingFixture;
beforeAll(async () => {
  world = await createBillingFixture();
});
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => world.close());

const invoices = (of: Teacher) => of.call<InvoiceRow[]>('GET /subscriptions/invoices');
const upcoming = async (of: Teacher) =>
  (
    await of.call<{ invoice: UpcomingInvoice }>(
      `GET /subscriptions/upcoming-invoice/${planPrices.DEPARTMENT.planId}`,
    )
  ).invoice;

test.each([
  ['GBR', 'GB', 'gbp', 0.2],
  ['IRL', 'IE', 'eur', 0.23],
  ['DEU', 'DE', 'eur', 0.19],
  ['ESP', 'ES', 'eur', 0.21],
  ['MEX', 'MX', 'mxn', 0.16],
  ['PER', 'PE', 'pen', 0.18],
  ['COL', 'CO', 'cop', 0.19],
  ['ARG', 'AR', 'ars', 0.21],
  ['IND', 'IN', 'inr', 0.18],
] as const)(
  'charges a school in %s with an address in %s our %s price, with tax of %d included',
  async (...given) => {
    const [home, country, currency, rate] = given;
    const teacher = await world.addTeacher(home);
    expect(await teacher.call<CurrentSubscription>('GET /subscriptions/current')).toMatchObject({
      currency,
    });
    await world.buy(teacher, 'SINGLE_TEACHER', goodCard, { country });
    const price = amountOf('SINGLE_TEACHER', currency);
    const [row] = await invoices(teacher);
    expect(row).toMatchObject({ total: price, currency, status: 'paid' });
    await world.emulator.advance(12 * day);
    const { originalDetails, discountDetails, tax, total, ...more } = await upcoming(teacher);
    expect(more.currency).toBe(currency);
    expect(originalDetails.amount + discountDetails.amount).toBe(total);
    expect(tax?.isIncluded).toBe(true);
    expect(tax?.amount).toBeCloseTo(total - total / (1 + rate), -0.5);
  },
);

test('adds tax on top in the United States, and includes it in the total', async () => {
  const teacher = await world.addTeacher('USA');
  // The address is in a country where we collect tax.
  await world.buy(teacher, 'SINGLE_TEACHER', goodCard, { country: 'GB' });
  const [row] = await invoices(teacher);
  expect(row).toMatchObject({
    ...{ currency: 'usd', total: Math.round(amountOf('SINGLE_TEACHER', 'usd') * 1.2) },
  });
  await world.emulator.advance(12 * day);
  const { originalDetails, discountDetails, tax, total, prorationDate } = await upcoming(teacher);
  expect(tax?.isIncluded).toBe(false);
  expect(tax?.amount).toBeGreaterThan(0);
  expect(originalDetails.amount + discountDetails.amount + (tax?.amount ?? 0)).toBe(total);
  const { planId } = planPrices.DEPARTMENT;
  await teacher.call('POST /subscriptions/plan/upgrade', { planId, prorationDate });
  expect((await invoices(teacher))[0]).toMatchObject({ total, status: 'paid' });
});

test('charges no tax to a foreign company with a VAT number', async () => {
  const teacher = await world.addTeacher('DEU');
  const typed = { country: 'DE', tax_id: 'DE123456789' };
  await world.buy(teacher, 'SINGLE_TEACHER', goodCard, typed);
  await world.emulator.advance(12 * day);
  expect((await upcoming(teacher)).tax).toMatchObject({ amount: 0 });
});

test('previews and charges an add-on in the currency of the plan', async () => {
  const teacher = await world.addTeacher('COL');
  await world.buy(teacher, 'DEPARTMENT', goodCard, { country: 'CO' });
  await world.emulator.advance(10 * day);
  const { planId } = planPrices.ADDON_TEACHER_ONE;
  const { invoice } = await teacher.call<{ invoice: AddonInvoice }>(
    `GET /subscriptions/addon-invoice/${planId}?quantity=2`,
  );
  expect(invoice).toMatchObject({
    ...{ currency: 'cop', later: 2 * amountOf('ADDON_TEACHER_ONE', 'cop') },
    tax: { isIncluded: true },
  });
  await world.setAddon(teacher, 'ADDON_TEACHER_ONE', 2);
  expect((await invoices(teacher))[0]).toMatchObject({ total: invoice.total, currency: 'cop' });
});

test('previews a downgrade with its tax', async () => {
  const teacher = await world.addTeacher('FRA');
  await world.buy(teacher, 'DEPARTMENT', goodCard, { country: 'FR' });
  const { invoice } = await teacher.call<{ invoice: DowngradeInvoice }>(
    `GET /subscriptions/downgrading-invoice/${planPrices.SINGLE_TEACHER.planId}`,
  );
  expect(invoice).toMatchObject({
    ...{ totalAmount: amountOf('SINGLE_TEACHER', 'eur'), currency: 'eur' },
    tax: { amount: 150, isIncluded: true },
  });
});

test('keeps the currency of the first purchase after the account moves to another country', async () => {
  const teacher = await world.addTeacher('ESP');
  await world.buy(teacher, 'ADDON_PUPIL_PLATFORM', goodCard, { country: 'ES' });
  await world.test.exec(`update users set country = 'MEX' where id = '${teacher.id}'`);
  expect(await teacher.call('GET /subscriptions/current')).toMatchObject({ currency: 'eur' });
  await world.buy(teacher, 'SINGLE_TEACHER', goodCard, { country: 'MX' });
  expect((await invoices(teacher)).map(({ currency }) => currency)).toEqual(['eur', 'eur']);
});

test('bills an existing Stripe customer in the customer’s currency if we have not stored it', async () => {
  const teacher = await world.addTeacher('IND');
  await world.buy(teacher, 'ADDON_PUPIL_PLATFORM', goodCard, { country: 'IN' });
  await world.test.exec(`update stripe_customers set currency = null`);
  await world.test.exec(`update users set country = 'GBR' where id = '${teacher.id}'`);
  await world.buy(teacher, 'SINGLE_TEACHER', goodCard, { country: 'IN' });
  expect((await invoices(teacher)).map(({ currency }) => currency)).toEqual(['inr', 'inr']);
});

test('collects no tax without Stripe Tax, but still requires an address and accepts a VAT number', async () => {
  const { id } = await world.addTeacher('GBR');
  const call = createCaller(billingRoutes, { ...world.env, STRIPE_TAX: 'off' });
  const token = await signIn('public', { id });
  const { planId } = planPrices.SINGLE_TEACHER;
  const opened = await call('POST /subscriptions/checkout', { token, json: { planId } });
  const { url } = (await opened.json()) as { url: string };
  const page = await (await fetch(url)).text();
  expect(page).toContain('VAT number');
  expect(page).toContain('Country');
  expect(page).not.toContain('Tax is calculated');
  await sendCard(url, goodCard);
  const { data } = await world.stripe.invoices.list({ limit: 1 });
  expect(data[0]).toMatchObject({ total: 800, total_taxes: [], automatic_tax: { enabled: false } });
});

test('sets tax and billing mode when a plan is bought', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'SINGLE_TEACHER');
  const { data } = await world.stripe.subscriptions.list({ limit: 1 });
  expect(data[0]).toMatchObject({
    automatic_tax: { enabled: true },
    billing_mode: { type: 'flexible' },
  });
});

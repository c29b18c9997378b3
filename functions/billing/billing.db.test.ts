import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Charged,
  CurrentSubscription,
  DowngradeInvoice,
  InvoiceRow,
  UpcomingInvoice,
} from '#contracts/billing/billing.ts';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import { badCard, day, sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
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

const { SINGLE_TEACHER, SINGLE_TEACHER_PLUS_PUPIL, DEPARTMENT } = planPrices;
const current = (teacher: Teacher) =>
  teacher.call<CurrentSubscription>('GET /subscriptions/current');
const invoices = (teacher: Teacher) => teacher.call<InvoiceRow[]>('GET /subscriptions/invoices');
const preview = async (teacher: Teacher) => {
  const path = `GET /subscriptions/upcoming-invoice/${DEPARTMENT.planId}`;
  return (await teacher.call<{ invoice: UpcomingInvoice }>(path)).invoice;
};
const payUpgrade = (
  teacher: Teacher,
  { prorationDate }: UpcomingInvoice,
  headers?: Record<string, string>,
) =>
  teacher.call<Charged>(
    'POST /subscriptions/plan/upgrade',
    { planId: DEPARTMENT.planId, prorationDate },
    headers,
  );

/** Syncs every subscription with Stripe, as the webhook does after time has passed. */
async function catchUp(): Promise<void> {
  const { data } = await world.stripe.subscriptions.list({ status: 'all', limit: 100 });
  for (const { id } of data) await syncSubscription(world.test.db, world.stripe, id);
}

test('buys a plan on Stripe’s page and shows the plan on return', async () => {
  const teacher = await world.addTeacher();
  expect((await current(teacher)).base).toBeNull();
  await world.buy(teacher, 'SINGLE_TEACHER');
  expect((await current(teacher)).base).toMatchObject({
    plan: 'SINGLE_TEACHER',
    status: 'active',
    kind: 'Subscription',
  });
  expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
  expect(
    await teacher.call('POST /subscriptions/checkout', { planId: DEPARTMENT.planId }),
  ).toMatchObject({ status: 409 });
});

describe('an upgrade', () => {
  test('charges the previewed amount once, even if the request is sent several times', async () => {
    const teacher = await world.addTeacher();
    await world.buy(teacher, 'SINGLE_TEACHER');
    const invoice = await preview(teacher);
    expect(invoice.originalDetails.amount).toBeGreaterThan(0);
    expect(invoice.discountDetails.amount).toBeLessThan(0);
    expect(invoice.total).toBe(invoice.originalDetails.amount + invoice.discountDetails.amount);
    const charged = await payUpgrade(teacher, invoice);
    expect(charged).toMatchObject({ paid: true, invoiceUrl: expect.stringMatching(/^http/) });
    expect(await payUpgrade(teacher, invoice)).toMatchObject({ status: 409 });
    const [latest, first, ...others] = await invoices(teacher);
    expect([latest?.total, first?.total, others]).toEqual([
      invoice.total,
      amountOf('SINGLE_TEACHER', 'gbp'),
      [],
    ]);
    expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
  });

  test('keeps the old plan after a declined card until its invoice is paid', async () => {
    const teacher = await world.addTeacher();
    await world.buy(teacher, 'SINGLE_TEACHER');
    await world.changeCard(teacher, badCard);
    const charged = await payUpgrade(teacher, await preview(teacher));
    expect(charged.paid).toBe(false);
    expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
    expect(await preview(teacher)).toBeUndefined();
    await sendPage(charged.invoiceUrl, { do: 'pay', card: '4242424242424242' });
    await catchUp();
    expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
  });

  test('is refused if the new plan is smaller or there is no current plan', async () => {
    const teacher = await world.addTeacher();
    const path = `GET /subscriptions/upcoming-invoice/${SINGLE_TEACHER.planId}`;
    expect(await teacher.call(path)).toMatchObject({ status: 409 });
    await world.buy(teacher, 'DEPARTMENT');
    expect(await teacher.call(path)).toMatchObject({ status: 409 });
    expect(await teacher.call('GET /subscriptions/upcoming-invoice/99')).toMatchObject({
      status: 404,
    });
    expect(await teacher.call('GET /subscriptions/upcoming-invoice/x')).toMatchObject({
      status: 400,
    });
  });
});

test('does not store the URL of a Stripe page with an idempotency key', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'SINGLE_TEACHER');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const charged = await payUpgrade(teacher, await preview(teacher), key);
  expect(charged.invoiceUrl).toMatch(/^http/);
  const { rows } = await world.test.db.execute<{ key: string; body: string | null }>(
    sql`select key, body from idempotency_keys where key like ${`${teacher.id}:%`}`,
  );
  expect(rows.map(({ body }) => body)).toContain('{"invoiceUrl":null,"paid":true}');
  expect(rows.filter(({ body }) => body?.includes('http'))).toEqual([]);
});

test('previews a downgrade, and applies it in the next period', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'DEPARTMENT');
  const { invoice } = await teacher.call<{ invoice: DowngradeInvoice }>(
    `GET /subscriptions/downgrading-invoice/${SINGLE_TEACHER.planId}`,
  );
  expect(invoice).toMatchObject({
    title: 'Single teacher',
    totalAmount: amountOf('SINGLE_TEACHER', 'gbp'),
    currency: 'gbp',
  });
  const body = { planId: SINGLE_TEACHER.planId };
  await teacher.call('POST /subscriptions/plan/downgrade', body);
  await teacher.call('POST /subscriptions/plan/downgrade', body);
  const { base } = await current(teacher);
  expect(base).toMatchObject({ plan: 'DEPARTMENT', nextPlan: 'SINGLE_TEACHER' });
  expect(Date.parse(invoice.startDate)).toBe(Date.parse(base?.periodEndsAt ?? ''));
  await world.emulator.advance(32 * day);
  await catchUp();
  expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
  const [renewal] = await invoices(teacher);
  expect(renewal).toMatchObject({ total: invoice.totalAmount, status: 'paid' });
});

test('cancels a planned downgrade for the plan’s owner, even if requested several times', async () => {
  const teacher = await world.addTeacher();
  expect(await teacher.call('POST /subscriptions/plan/keep')).toMatchObject({ status: 409 });
  await world.buy(teacher, 'DEPARTMENT');
  await teacher.call('POST /subscriptions/plan/keep');
  await teacher.call('POST /subscriptions/plan/downgrade', { planId: SINGLE_TEACHER.planId });
  expect((await current(teacher)).base).toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
  await teacher.call('POST /subscriptions/plan/keep');
  await teacher.call('POST /subscriptions/plan/keep');
  expect((await current(teacher)).base).toMatchObject({ plan: 'DEPARTMENT', nextPlan: null });
  await world.emulator.advance(32 * day);
  await catchUp();
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
});

test('allows only the payer to cancel a department’s downgrade', async () => {
  const [owner, member] = await world.addDepartment();
  await world.buy(owner, 'DEPARTMENT');
  await owner.call('POST /subscriptions/plan/downgrade', {
    planId: SINGLE_TEACHER_PLUS_PUPIL.planId,
  });
  expect(await member.call('POST /subscriptions/plan/keep')).toMatchObject({ status: 409 });
});

test('lists add-ons and other charges in the preview of a downgrade', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'DEPARTMENT');
  await world.setAddon(teacher, 'ADDON_TEACHER_ONE', 2);
  await world.setAddon(teacher, 'ADDON_PUPIL_150', 1);
  // The credit for the removed seat is pending until the next invoice.
  await world.setAddon(teacher, 'ADDON_TEACHER_ONE', 1);
  const { invoice } = await teacher.call<{ invoice: DowngradeInvoice }>(
    `GET /subscriptions/downgrading-invoice/${SINGLE_TEACHER.planId}`,
  );
  const said = invoice.lines.map(({ description }) => description).join(' | ');
  for (const name of ['Single teacher', 'One more teacher', '150 more pupils']) {
    expect(said).toContain(name);
  }
  const sum = invoice.lines.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(invoice.totalAmount);
});

test('adds seats for the rest of the period and removes them again', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'DEPARTMENT');
  const set = (quantity: number) => world.setAddon(teacher, 'ADDON_TEACHER_ONE', quantity);
  expect(await set(2)).toMatchObject({ paid: true });
  expect((await world.plansOf(teacher.id)).sort()).toEqual([
    'ADDON_TEACHER_ONE',
    'ADDON_TEACHER_ONE',
    'DEPARTMENT',
  ]);
  await world.changeCard(teacher, badCard);
  expect(await set(5)).toMatchObject({ paid: false });
  await teacher.call('POST /subscriptions/change/drop');
  await set(0);
  expect(await world.plansOf(teacher.id)).toEqual(['DEPARTMENT']);
});

test('ends a cancelled plan with its period unless it is resumed before', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'SINGLE_TEACHER');
  await teacher.call('POST /subscriptions/cancel');
  expect((await current(teacher)).base).toMatchObject({ cancelAtPeriodEnd: true });
  await teacher.call('POST /subscriptions/resume');
  expect((await current(teacher)).base).toMatchObject({ cancelAtPeriodEnd: false });
  await teacher.call('POST /subscriptions/cancel');
  await world.emulator.advance(32 * day);
  await catchUp();
  expect(await world.plansOf(teacher.id)).toEqual([]);
  await world.buy(teacher, 'SINGLE_TEACHER');
  expect(await world.plansOf(teacher.id)).toEqual(['SINGLE_TEACHER']);
});

test('activates a one-time purchase without a plan', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'ADDON_PUPIL_PLATFORM');
  const [addon] = (await current(teacher)).addons;
  expect(addon).toMatchObject({ kind: 'one_time_payment', status: 'active' });
  expect((await invoices(teacher)).map(({ total }) => total)).toEqual([
    amountOf('ADDON_PUPIL_PLATFORM', 'gbp'),
  ]);
});

test('shows a department’s plan to its teachers but does not let them change it', async () => {
  const [owner, member] = await world.addDepartment();
  await world.buy(owner, 'DEPARTMENT');
  expect(await current(member)).toMatchObject({ mayChange: false, base: { plan: 'DEPARTMENT' } });
  for (const route of ['POST /subscriptions/cancel', 'POST /subscriptions/portal']) {
    expect(await member.call(route)).toMatchObject({ status: 409 });
  }
});

test('keeps the invoices of an earlier plan for a teacher who joins a department', async () => {
  const teacher = await world.addTeacher();
  await world.buy(teacher, 'SINGLE_TEACHER');
  await teacher.call('POST /subscriptions/cancel');
  const [owner] = await world.addDepartment();
  await world.test.db.execute(sql`
    update users set organisation_id = (select organisation_id from users where id = ${owner.id})
    where id = ${teacher.id}`);
  expect(await current(teacher)).toMatchObject({ mayChange: false, hasInvoices: true });
  expect(await invoices(teacher)).toHaveLength(1);
  expect(await teacher.call('POST /subscriptions/resume')).toMatchObject({ status: 409 });
});

test('returns 404 for another person’s payment page', async () => {
  const [one, other] = [await world.addTeacher(), await world.addTeacher()];
  const { url } = await one.call<{ url: string }>('POST /subscriptions/checkout', {
    planId: SINGLE_TEACHER.planId,
  });
  const id = url.split('/').at(-1);
  expect(await other.call(`POST /subscriptions/checkout/${id}/finish`)).toMatchObject({
    status: 404,
  });
});

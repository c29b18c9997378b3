import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  AddonInvoice,
  Charged,
  CurrentSubscription,
  InvoiceRow,
  UpcomingInvoice,
} from '#contracts/billing/billing.ts';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import {
  day,
  goodCard,
  onceSecureCard,
  secureCard,
  sendCard,
  sendPage,
} from '#emulators/stripe/testing/open-test-stripe.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createWebhookFixture,
  type WebhookFixture,
} from '#functions/stripe-webhook/testing/webhook-fixture.ts';
import { billingRoutes } from './routes.ts';
import {
  type BillingFixture,
  createBillingFixture,
  type Teacher,
} from './testing/billing-fixture.ts';

let world: BillingFixture;
let webhook: WebhookFixture;
let teacher: Teacher;
beforeAll(async () => {
  world = await createBillingFixture();
  webhook = await createWebhookFixture(world);
});
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  teacher = await world.addTeacher();
});
afterAll(() => world.close());

/** Delivers to the webhook all events since the last call. */
async function hear(): Promise<void> {
  for (const event of webhook.news()) await webhook.deliver(event);
}
const invoices = () => teacher.call<InvoiceRow[]>('GET /subscriptions/invoices');
const current = () => teacher.call<CurrentSubscription>('GET /subscriptions/current');
const setSeats = (quantity: number) => world.setAddon(teacher, 'ADDON_TEACHER_ONE', quantity);
const plans = async () => (await world.plansOf(teacher.id)).sort();

/** Buys a department plan with a card that requires authentication at every charge. */
async function buySecurely(): Promise<void> {
  await world.buy(teacher, 'DEPARTMENT', secureCard);
  await world.emulator.advance(10 * day);
}

test('buys a new plan with a card that requires 3-D Secure', async () => {
  await world.buy(teacher, 'DEPARTMENT', secureCard);
  expect(await plans()).toEqual(['DEPARTMENT']);
  expect((await invoices()).map(({ total, status }) => [total, status])).toEqual([
    [amountOf('DEPARTMENT', 'gbp'), 'paid'],
  ]);
});

test('makes a one-time purchase with a card that requires 3-D Secure', async () => {
  await world.buy(teacher, 'ADDON_PUPIL_PLATFORM', secureCard);
  expect(await plans()).toEqual(['ADDON_PUPIL_PLATFORM']);
});

test('does not buy after a failed authentication, and allows a retry on the same page', async () => {
  const { url } = await teacher.call<{ url: string }>('POST /subscriptions/checkout', {
    planId: planPrices.DEPARTMENT.planId,
  });
  const card = secureCard;
  expect(await (await sendPage(url, { do: 'pay', card })).text()).toContain('confirm this payment');
  const failed = await sendPage(url, { do: 'fail', card });
  expect(await failed.text()).toContain('unable to authenticate');
  await hear();
  expect(await plans()).toEqual([]);
  await sendCard(url, card);
  await hear();
  expect(await plans()).toEqual(['DEPARTMENT']);
});

test('adds and charges an add-on once, after its payer has authenticated', async () => {
  await buySecurely();
  const { planId } = planPrices.ADDON_TEACHER_ONE;
  const { invoice } = await teacher.call<{ invoice: AddonInvoice }>(
    `GET /subscriptions/addon-invoice/${planId}?quantity=2`,
  );
  const charged = await setSeats(2);
  expect(charged).toMatchObject({ paid: false, invoiceUrl: expect.stringContaining('/i/in_') });
  expect(await plans(), 'before it is paid').toEqual(['DEPARTMENT']);
  expect((await invoices())[0]).toMatchObject({
    ...{ status: 'open', isChange: true, total: invoice.total, url: charged.invoiceUrl },
  });
  expect(await setSeats(3), 'a second change').toMatchObject({ status: 409 });

  await sendCard(charged.invoiceUrl, secureCard);
  await sendCard(charged.invoiceUrl, secureCard);
  await hear();
  expect(await plans()).toEqual(['ADDON_TEACHER_ONE', 'ADDON_TEACHER_ONE', 'DEPARTMENT']);
  const [paid, ...others] = await invoices();
  expect(paid).toMatchObject({ status: 'paid', isChange: false, total: invoice.total });
  expect(others).toHaveLength(1);
  await world.emulator.advance(25 * day);
  expect((await invoices())[0]?.total).toBe(
    amountOf('DEPARTMENT', 'gbp') + 2 * amountOf('ADDON_TEACHER_ONE', 'gbp'),
  );
});

test('opens one invoice for a pending add-on that is requested several times at once', async () => {
  await buySecurely();
  const { planId } = planPrices.ADDON_TEACHER_ONE;
  const { invoice } = await teacher.call<{ invoice: AddonInvoice }>(
    `GET /subscriptions/addon-invoice/${planId}?quantity=2`,
  );
  const body = { planId, quantity: 2, prorationDate: invoice.prorationDate };
  await Promise.all([1, 2, 3].map(() => teacher.call('PUT /subscriptions/addons', body)));
  expect((await invoices()).filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('requires no second authentication for a card that has been authenticated once', async () => {
  await world.buy(teacher, 'DEPARTMENT', onceSecureCard);
  expect(await setSeats(1)).toMatchObject({ paid: true });
  expect(await plans()).toEqual(['ADDON_TEACHER_ONE', 'DEPARTMENT']);
});

test('keeps an add-on pending after a failed authentication, and accepts another card', async () => {
  await buySecurely();
  const { invoiceUrl } = await setSeats(1);
  await sendPage(invoiceUrl, { do: 'pay', card: secureCard });
  await sendPage(invoiceUrl, { do: 'fail', card: secureCard });
  await hear();
  expect(await plans()).toEqual(['DEPARTMENT']);
  await sendCard(invoiceUrl, goodCard);
  await hear();
  expect(await plans()).toEqual(['ADDON_TEACHER_ONE', 'DEPARTMENT']);
});

test('drops a pending change at the payer’s request: voids the invoice and keeps the plan', async () => {
  await buySecurely();
  await setSeats(2);
  expect(await teacher.call('POST /subscriptions/change/drop')).toBeNull();
  expect(await teacher.call('POST /subscriptions/change/drop'), 'again').toBeNull();
  await hear();
  expect(await plans()).toEqual(['DEPARTMENT']);
  expect((await invoices()).map(({ status }) => status)).toEqual(['void', 'paid']);
  await world.changeCard(teacher, goodCard);
  expect(await setSeats(1)).toMatchObject({ paid: true });
});

test('drops a change that has not been paid within a day', async () => {
  await buySecurely();
  await setSeats(2);
  await world.emulator.advance(day);
  await hear();
  expect(await plans()).toEqual(['DEPARTMENT']);
  expect((await invoices()).map(({ status }) => status)).toEqual(['void', 'paid']);
});

test.each([
  ['is paid', ['ADDON_TEACHER_ONE', 'SINGLE_TEACHER']],
  ['is dropped', ['SINGLE_TEACHER']],
  ['is ignored', ['SINGLE_TEACHER']],
])('keeps a planned downgrade together with a pending add-on that %s', async (what, after) => {
  await buySecurely();
  const { planId } = planPrices.SINGLE_TEACHER;
  await teacher.call('POST /subscriptions/plan/downgrade', { planId });
  const { invoiceUrl } = await setSeats(1);
  await hear();
  expect((await current()).base, 'while it waits').toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
  if (what === 'is paid') await sendCard(invoiceUrl, goodCard);
  if (what === 'is dropped') await teacher.call('POST /subscriptions/change/drop');
  await world.emulator.advance(day);
  await hear();
  expect((await current()).base, 'afterwards').toMatchObject({ nextPlan: 'SINGLE_TEACHER' });
  await world.changeCard(teacher, goodCard);
  await world.emulator.advance(25 * day);
  await hear();
  expect(await plans()).toEqual(after);
});

test('upgrades with a 3-D Secure card only after the payment', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER', secureCard);
  await world.emulator.advance(5 * day);
  const { planId } = planPrices.DEPARTMENT;
  const { invoice } = await teacher.call<{ invoice: UpcomingInvoice }>(
    `GET /subscriptions/upcoming-invoice/${planId}`,
  );
  const { prorationDate, total } = invoice;
  const route = 'POST /subscriptions/plan/upgrade';
  const charged = await teacher.call<Charged>(route, { planId, prorationDate });
  expect(charged).toMatchObject({ paid: false });
  expect(await plans()).toEqual(['SINGLE_TEACHER']);
  await sendCard(charged.invoiceUrl, secureCard);
  await hear();
  expect(await plans()).toEqual(['DEPARTMENT']);
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total });
});

test('sets a renewal to past due until the payer authenticates on the invoice page', async () => {
  await world.buy(teacher, 'SINGLE_TEACHER', secureCard);
  await world.emulator.advance(32 * day);
  await hear();
  expect((await current()).base).toMatchObject({ paymentStatus: 'past_due', status: 'active' });
  const [owed] = await invoices();
  expect(owed).toMatchObject({ status: 'open', isChange: false });
  await sendCard(owed?.url, secureCard);
  await hear();
  expect((await current()).base).toMatchObject({ paymentStatus: 'active' });
});

test('declines an expired card, and accepts another', async () => {
  await world.buy(teacher, 'DEPARTMENT');
  const { url } = await teacher.call<{ url: string }>('POST /subscriptions/portal');
  const now = new Date();
  const expires = `${now.getUTCMonth() + 1} / ${String(now.getUTCFullYear()).slice(2)}`;
  await sendCard(url, goodCard, { do: 'card', expires });
  await world.emulator.advance(33 * day);
  await hear();
  expect((await current()).base).toMatchObject({ paymentStatus: 'past_due' });
  const [owed] = await invoices();
  await sendCard(owed?.url, goodCard);
  await hear();
  expect((await current()).base).toMatchObject({ paymentStatus: 'active' });
});

test('returns 409 when a change is dropped by a caller without a plan', async () => {
  expect(await teacher.call('POST /subscriptions/change/drop')).toMatchObject({ status: 409 });
});

test('returns 409 when a teacher of a department drops the owner’s change', async () => {
  const [owner, member] = await world.addDepartment();
  await world.buy(owner, 'DEPARTMENT', secureCard);
  await world.setAddon(owner, 'ADDON_TEACHER_ONE', 1);
  expect(await member.call('POST /subscriptions/change/drop')).toMatchObject({ status: 409 });
  const rows = await owner.call<InvoiceRow[]>('GET /subscriptions/invoices');
  expect(rows[0]).toMatchObject({ status: 'open', isChange: true });
});

refusesWrongPerson('dropping a change', () => ({
  call: createCaller(billingRoutes, world.env),
  route: 'POST /subscriptions/change/drop',
  json: {},
  wrongRoles: ['PUPIL', 'admin'],
}));

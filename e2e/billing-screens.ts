import { expect, type Page } from '@playwright/test';
import type {
  CurrentSubscription,
  InvoiceRow,
  UpcomingInvoice,
} from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { elsewhere } from './languages/look-in-language.ts';
import { openScreen as open } from './open-screen.ts';
import type { Shown } from './screens.ts';

/** Replaces an API response to show a state that would take weeks to reach. */
const answer = (page: Page, path: string, status: number, json: unknown) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json }));

/** Opens a teacher's home screen with the plan in this state. */
const homeWith = (subscription: Record<string, unknown>, words: RegExp) => async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const asked = await page.request.get('/api/v1/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  const me = await asked.json();
  await answer(page, '/v1/me', 200, {
    ...me,
    subscription: { ...me.subscription, ...subscription },
  });
  await page.goto('/select_resources');
  await expect(page.getByText(words)).toBeVisible();
};

const invoice = (change: 'upgrade' | 'downgrade', plan: BoughtPlan) =>
  `/subscription/invoice/${change}?planId=${planPrices[plan].planId}`;

const invoiceRow = (more: Partial<InvoiceRow>): InvoiceRow => ({
  ...{ id: 'in_1', number: 'LRQGMA-0001', createdAt: '2026-11-22T09:00:00Z', total: 4500 },
  ...{ currency: 'gbp', status: 'paid', url: 'https://invoice.stripe.com/i/1', isChange: false },
  ...{ refunded: 0, dispute: null },
  ...more,
});

const showUpgrade: Shown['open'] = async (page, lessons) => {
  await answer(page, `/subscriptions/upcoming-invoice/${planPrices.DEPARTMENT.planId}`, 200, {
    invoice: {
      originalDetails: { description: 'Remaining time on Department after 22 Nov', amount: 4200 },
      discountDetails: { description: 'Unused time on Single teacher', amount: -747 },
      tax: { amount: 575, isIncluded: true },
      ...{ total: 3453, currency: 'gbp', prorationDate: 1_795_000_000 },
    } satisfies UpcomingInvoice,
  });
  await open(invoice('upgrade', 'DEPARTMENT'), 'Your upgrade')(page, lessons);
  await expect(page.getByText('£34.53')).toBeVisible();
};

const shown: readonly Shown[] = [
  { name: 'plans-department', as: 'head', open: open('/subscription/product', 'Department') },
  { name: 'manage', as: 'head', open: open('/subscription/manage', 'Invoices') },
  {
    name: 'manage-add-on',
    as: 'head',
    open: async (page, lessons) => {
      await open('/subscription/manage', 'Add-ons')(page, lessons);
      await page.getByRole('button', { name: 'One more: One more teacher' }).click();
      await page.getByRole('button', { name: 'Change' }).first().click();
      await expect(page.getByRole('alertdialog').getByText(/From the next period/)).toBeVisible();
    },
  },
  {
    name: 'manage-cancelling',
    as: 'head',
    open: async (page, lessons) => {
      await open('/subscription/manage', 'Invoices')(page, lessons);
      await page.getByRole('button', { name: 'Cancel my plan' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'invoice-downgrade',
    as: 'head',
    open: open(invoice('downgrade', 'SINGLE_TEACHER'), 'Single teacher'),
  },
  {
    name: 'invoice-upgrade',
    as: 'head',
    open: showUpgrade,
  },
  {
    name: 'invoice-pending',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, '/subscriptions/plan/upgrade', 200, { invoiceUrl: null, paid: false });
      await showUpgrade(page, lessons);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByRole('heading', { name: 'Your payment is pending' })).toBeVisible();
    },
  },
  {
    name: 'invoice-none',
    as: 'head',
    open: open(invoice('upgrade', 'SINGLE_TEACHER'), 'Your upgrade'),
  },
  { name: 'invoice-no-page', as: 'head', open: open('/subscription/invoice/x?planId=1', 'Page') },
  {
    name: 'manage-owed',
    as: 'head',
    open: async (page, lessons) => {
      const plan = { plan: 'DEPARTMENT', kind: 'Subscription', quantity: 1, nextPlan: null };
      await answer(page, '/subscriptions/current', 200, {
        ...{
          mayChange: true,
          hasInvoices: true,
          currency: 'gbp',
          addons: [],
          mapped: {},
          used: { teachers: 3, pupils: 24 },
        },
        base: {
          ...{ ...plan, status: 'active', paymentStatus: 'past_due', cancelAtPeriodEnd: false },
          ...{
            startsAt: '2026-10-22T00:00:00Z',
            endsAt: null,
            periodEndsAt: '2026-12-22T00:00:00Z',
          },
        },
      });
      await open('/subscription/manage', 'Invoices')(page, lessons);
      await expect(page.getByText(/The last payment failed/)).toBeVisible();
    },
  },
  {
    name: 'invoice-upgrade-tax-on-top',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, `/subscriptions/upcoming-invoice/${planPrices.DEPARTMENT.planId}`, 200, {
        invoice: {
          originalDetails: { description: 'Remaining time on Department', amount: 5200 },
          discountDetails: { description: 'Unused time on Single teacher', amount: -900 },
          tax: { amount: 430, isIncluded: false },
          ...{ total: 4730, currency: 'usd', prorationDate: 1_795_000_000 },
        } satisfies UpcomingInvoice,
      });
      await open(invoice('upgrade', 'DEPARTMENT'), 'Your upgrade')(page, lessons);
      await expect(page.getByText('US$47.30')).toBeVisible();
    },
  },
  {
    name: 'manage-waiting',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, '/subscriptions/invoices', 200, [
        invoiceRow({ id: 'in_2', status: 'open', isChange: true, total: 600 }),
        invoiceRow({ id: 'in_1' }),
      ]);
      await open('/subscription/manage', 'Invoices')(page, lessons);
      await expect(page.getByRole('button', { name: 'Cancel the change' })).toBeVisible();
    },
  },
  {
    name: 'manage-refunded',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, '/subscriptions/invoices', 200, [
        invoiceRow({ id: 'in_5', dispute: 'open' }),
        invoiceRow({ id: 'in_4', dispute: 'lost' }),
        invoiceRow({ id: 'in_3', refunded: 4500 }),
        invoiceRow({ id: 'in_2', refunded: 1200 }),
        invoiceRow({ id: 'in_1' }),
      ]);
      await open('/subscription/manage', 'Invoices')(page, lessons);
      await expect(page.getByText(/has been disputed with your bank/)).toBeVisible();
    },
  },
  {
    name: 'plans-pesos',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, '/subscriptions/current', 200, {
        ...{ mayChange: true, hasInvoices: false, currency: 'cop', base: null },
        pupilsDeletedOn: null,
        ...{ addons: [], used: { teachers: 1, pupils: 0 }, mapped: {} },
      } satisfies CurrentSubscription);
      await open('/subscription/product', 'Single teacher')(page, lessons);
      await expect(page.getByText(elsewhere(/COP.29,900/, /29[.,]900/))).toBeVisible();
    },
  },
  {
    name: 'plans-not-loaded',
    as: 'head',
    open: async (page, lessons) => {
      await answer(page, '/subscriptions/current', 503, { message: 'Stripe cannot be reached.' });
      await open('/subscription/product', 'Your subscription did not load')(page, lessons);
    },
  },
  { name: 'plans-member', as: 'german', open: open('/subscription/product', 'Department') },
  { name: 'manage-member', as: 'german', open: open('/subscription/manage', 'Manage current') },
  { name: 'plans-trial', as: 'trial', open: open('/subscription/product', 'Single teacher') },
  {
    name: 'home-trial-over',
    as: 'trial',
    open: homeWith({ status: 'expired' }, /Your trial has ended/),
  },
  {
    name: 'home-payment-failed',
    as: 'trial',
    open: homeWith(
      { plan: 'DEPARTMENT', kind: 'Subscription', paymentStatus: 'past_due' },
      elsewhere(/The last payment for Department failed/, /The last payment for .* failed/),
    ),
  },
];

/** The plans, an account's subscriptions, and the costs of changing them, each in every state. */
export const billingScreens: readonly Shown[] = shown.map((screen) => ({
  ...screen,
  async open(page, lessons) {
    await page.unrouteAll();
    await screen.open(page, lessons);
  },
}));

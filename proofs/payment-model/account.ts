import { sql } from 'drizzle-orm';
import type { AddonInvoice, Charged, UpcomingInvoice } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { goodCard, sendCard } from '#emulators/stripe/testing/open-test-stripe.ts';
import type { BillingFixture, Teacher } from '#functions/billing/testing/billing-fixture.ts';
import type { PaymentStep } from './payment-step.ts';

/** An account's own actions: every step except waiting, events and the final check. */
type AccountStep = Exclude<
  PaymentStep,
  { do: 'let time pass' } | { do: 'send events' } | { do: 'settle' }
>;

export interface Account {
  userId: string;
  customerId: string;
  /** Performs one step as a person in a browser would. Returns the faults found. */
  act: (step: AccountStep) => Promise<string[]>;
}

/** Statuses that are allowed as the response to an action that is not possible now. */
const mayRefuse = [402, 409];
type Answer<T> = T & { status?: number; message?: string };

/** Creates a teacher who is a customer at Stripe but has bought nothing yet. */
export async function createAccount(world: BillingFixture): Promise<Account> {
  const { stripe, test } = world;
  const teacher: Teacher = await world.addTeacher();
  const { id: customerId } = await stripe.customers.create({ metadata: { userId: teacher.id } });
  await test.db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${teacher.id}, ${customerId})`);

  /**
   * Calls a route once, or twice at the same moment. An error response with a status not in `mayRefuse` is a
   * fault.
   */
  async function call<T>(route: string, json?: unknown, twice = false): Promise<Answer<T>[]> {
    const times = twice ? [1, 2] : [1];
    return Promise.all(times.map(async () => teacher.call<Answer<T>>(route, json)));
  }
  const faultsOf = (route: string, answers: readonly (Answer<unknown> | null)[]) =>
    answers.flatMap((answer) =>
      answer?.status && !mayRefuse.includes(answer.status)
        ? [`${route} answered ${answer.status}: ${answer.message}`]
        : [],
    );
  const planIdOf = (plan: string) => planPrices[plan as BoughtPlan].planId;
  const latestInvoice = async () =>
    (await stripe.invoices.list({ customer: customerId, limit: 1 })).data[0];

  async function open(plan: string): Promise<Answer<{ url: string }>> {
    const [answer] = await call<{ url: string }>('POST /subscriptions/checkout', {
      planId: planIdOf(plan),
    });
    return answer as Answer<{ url: string }>;
  }

  /** Returns the invoices for changes made after the invoice with this id, newest first. */
  async function changesSince(id: string | undefined) {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 });
    const place = data.findIndex((invoice) => invoice.id === id);
    return data
      .slice(0, place)
      .filter(({ billing_reason }) => billing_reason === 'subscription_update');
  }

  async function upgrade(step: Extract<AccountStep, { do: 'upgrade' }>): Promise<string[]> {
    const planId = planIdOf(step.plan);
    if (step.card) await world.changeCard(teacher, step.card);
    const path = `GET /subscriptions/upcoming-invoice/${planId}`;
    const [shown] = await call<{ invoice: UpcomingInvoice }>(path);
    if (!shown?.invoice) return faultsOf(path, [shown ?? null]);
    const { total, prorationDate, originalDetails, discountDetails } = shown.invoice;
    const before = await latestInvoice();
    await world.emulator.advance(step.waits);
    const route = 'POST /subscriptions/plan/upgrade';
    const answers = await call<Charged>(route, { planId, prorationDate }, step.twice);
    const faults = faultsOf(route, answers);
    if (originalDetails.amount + discountDetails.amount !== total) {
      faults.push(`the lines of a preview do not make its total of ${total}`);
    }
    if (answers.every(({ status }) => status)) return faults;
    const charges = await changesSince(before?.id);
    const due = charges.map(({ amount_due }) => amount_due);
    if (charges.length > 1) faults.push(`an upgrade was charged ${charges.length} times`);
    if (charges.length === 1 && due[0] !== total) {
      faults.push(`the preview said ${total}, the invoice ${due[0]}`);
    }
    const [charge] = charges;
    if (step.pays && charge?.status === 'open') {
      await sendCard(charge.hosted_invoice_url, goodCard);
    }
    return faults;
  }

  async function setAddon(step: Extract<AccountStep, { do: 'set an add-on' }>): Promise<string[]> {
    const { quantity } = step;
    const planId = planIdOf(step.plan);
    const path = `GET /subscriptions/addon-invoice/${planId}?quantity=${quantity}`;
    const [shown] = await call<{ invoice: AddonInvoice }>(path);
    if (!shown?.invoice) return faultsOf(path, [shown ?? null]);
    const { total, prorationDate } = shown.invoice;
    const before = await latestInvoice();
    await world.emulator.advance(step.waits);
    const route = 'PUT /subscriptions/addons';
    const answers = await call<Charged>(route, { planId, quantity, prorationDate }, step.twice);
    const charges = await changesSince(before?.id);
    const since = charges.map(({ amount_due }) => amount_due);
    const faults = faultsOf(route, answers);
    if (step.pays && charges[0]?.status === 'open') {
      await sendCard(charges[0].hosted_invoice_url, goodCard);
    }
    if (since.length > 1) faults.push(`seats were charged ${since.length} times`);
    if (since.length === 1 && since[0] !== Math.max(0, total)) {
      faults.push(`the preview of seats said ${total}, the invoice ${since[0]}`);
    }
    return faults;
  }

  async function act(step: AccountStep): Promise<string[]> {
    switch (step.do) {
      case 'begin': {
        const page = await open(step.plan);
        if (page.url) await sendCard(page.url, step.card);
        return faultsOf(step.do, [page]);
      }
      case 'begin in two tabs': {
        const pages = [await open(step.plans[0]), await open(step.plans[1])];
        for (const { url } of pages) if (url) await sendCard(url, goodCard);
        return faultsOf(step.do, pages);
      }
      case 'upgrade':
        return upgrade(step);
      case 'downgrade': {
        const route = 'POST /subscriptions/plan/downgrade';
        return faultsOf(route, await call(route, { planId: planIdOf(step.plan) }, step.twice));
      }
      case 'set an add-on':
        return setAddon(step);
      case 'cancel':
        return faultsOf('cancel', await call('POST /subscriptions/cancel', undefined, step.twice));
      case 'resume':
        return faultsOf('resume', await call('POST /subscriptions/resume'));
      case 'use a card':
        await world.changeCard(teacher, step.card);
        return [];
      case 'pay what is open': {
        const { data } = await stripe.invoices.list({
          customer: customerId,
          status: 'open',
          limit: 100,
        });
        for (const { hosted_invoice_url: url } of data.toReversed()) {
          await sendCard(url, step.card);
        }
        return [];
      }
      case 'pay once': {
        const { url } = await open('ADDON_PUPIL_PLATFORM');
        const pay = () => sendCard(url, step.card);
        await Promise.all(step.twice ? [pay(), pay()] : [pay()]);
        return [];
      }
      case 'drop the change': {
        const route = 'POST /subscriptions/change/drop';
        return faultsOf(route, await call(route));
      }
      case 'give back': {
        const { data } = await stripe.charges.list({ customer: customerId, limit: 10 });
        const paid = data.filter((one) => one.paid && !one.disputed && !one.refunded);
        const charge = paid[step.payment];
        const half = charge && Math.ceil((charge.amount - charge.amount_refunded) / 2);
        const amount = step.whole ? {} : { amount: half ?? 0 };
        if (charge) await stripe.refunds.create({ charge: charge.id, ...amount });
        return [];
      }
      case 'decide a dispute': {
        const { data } = await stripe.disputes.list({ limit: 10 });
        const dispute = data.find(({ status }) => status === 'needs_response');
        const evidence = { uncategorized_text: step.evidence };
        if (dispute) await stripe.disputes.update(dispute.id, { evidence });
        return [];
      }
      case 'begin a trial': {
        // Simulates what Lexiloom's staff do in Stripe's dashboard at a school's request.
        const { data } = await stripe.subscriptions.list({ customer: customerId });
        if (data.some(({ status }) => status !== 'incomplete_expired')) return [];
        await stripe.subscriptions.create({
          customer: customerId,
          items: [{ price: world.prices[step.plan] }],
          trial_period_days: step.days,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        });
        return [];
      }
    }
  }

  return { userId: teacher.id, customerId, act };
}

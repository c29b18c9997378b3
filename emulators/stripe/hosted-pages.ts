import { afterPaid } from './after-paid.ts';
import { payCheckout } from './checkout.ts';
import type { Form } from './form-body.ts';
import type { Subscription } from './objects.ts';
import { asText, cardField, linesTable, money, page } from './page.ts';
import { charge, storeCard } from './payments.ts';
import { nameOfPrice } from './prorations.ts';
import { StripeErrorResponse } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';
import { updateSubscription } from './update-subscription.ts';

/** What a page answers: itself, or where the browser goes next. */
export type PageAnswer = { html: string } | { location: string };

/** Runs what a person did on a page; a declined card brings them back to it. */
function attempt(work: () => string, again: (problem: string) => string): PageAnswer {
  try {
    return { location: work() };
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    return { html: again(error.message) };
  }
}

const field = (form: Form | null, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value : '';
};

/** `/c/pay/:id`: Checkout. `form` is null until something is sent. */
export function checkoutPage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const session = find(state.stored.sessions, id, 'checkout.session');
  const show = (problem?: string) => {
    const lines = session.line_items.map(({ price: priceId, quantity }) => {
      const price = find(state.stored.prices, priceId, 'price');
      return {
        description: `${quantity} × ${nameOfPrice(state, price)}`,
        amount: price.unit_amount * quantity,
      };
    });
    const trial = session.subscription_data.trial_period_days;
    const body = `${trial ? `<p>Free for ${trial} days, then:</p>` : ''}${linesTable(lines, { amount: session.amount_total, currency: session.currency })}
<form method="post">${cardField}<button class="main" name="do" value="pay">${trial ? 'Start trial' : 'Pay'}</button><button name="do" value="cancel" formnovalidate>Cancel</button></form>`;
    return page('Checkout', body, problem);
  };
  const done = () => session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  if (!form) return session.status === 'complete' ? { location: done() } : { html: show() };
  if (field(form, 'do') === 'cancel') {
    return { location: session.cancel_url ?? session.success_url };
  }
  return attempt(() => {
    payCheckout(state, session, field(form, 'card'));
    return done();
  }, show);
}

/** `/i/:id`: an invoice that can be paid there. */
export function invoicePage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const invoice = find(state.stored.invoices, id, 'invoice');
  const show = (problem?: string) => {
    const pay =
      invoice.status === 'open'
        ? `<form method="post">${cardField}<button class="main" name="do" value="pay">Pay ${money(invoice.amount_due, invoice.currency)}</button></form>`
        : `<p>This invoice is <b>${invoice.status}</b>.</p>`;
    const lines = linesTable(invoice.lines.data, {
      amount: invoice.total,
      currency: invoice.currency,
    });
    return page(`Invoice ${invoice.number ?? ''}`, lines + pay, problem);
  };
  if (!form || invoice.status !== 'open') return { html: show() };
  return attempt(() => {
    storeCard(
      state,
      find(state.stored.customers, invoice.customer, 'customer'),
      field(form, 'card'),
    );
    if (!charge(state, invoice))
      throw new StripeErrorResponse(402, 'card_error', 'Your card was declined.');
    afterPaid(state, invoice);
    return `/i/${invoice.id}`;
  }, show);
}

/** `/p/session/:id`: the portal, where customers see invoices, change their card, cancel and resume. */
export function portalPage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const { stored } = state;
  const session = find(stored.portals, id, 'billing_portal.session');
  const customer = find(stored.customers, session.customer, 'customer');
  const live = Object.values(stored.subscriptions).find(
    (one) =>
      one.customer === customer.id && !['canceled', 'incomplete_expired'].includes(one.status),
  );
  if (!form) return { html: page('Manage subscription', portalBody(state, live, session)) };
  if (field(form, 'do') === 'card') storeCard(state, customer, field(form, 'card'));
  if (live && ['cancel', 'resume'].includes(field(form, 'do'))) {
    updateSubscription(state, live, {
      proration: 'none',
      payment: 'allow_incomplete',
      cancelAtPeriodEnd: field(form, 'do') === 'cancel',
    });
  }
  return { location: `/p/session/${session.id}` };
}

function portalBody(
  state: StripeState,
  live: Subscription | undefined,
  session: { customer: string; return_url: string },
): string {
  const plan = live
    ? `<p>${live.items.data.map(({ price, quantity }) => asText(`${quantity} × ${nameOfPrice(state, price)}`)).join(', ')}: <b>${live.status}</b>${live.cancel_at_period_end ? ', ends with the period' : ''}</p>
<button name="do" value="${live.cancel_at_period_end ? 'resume' : 'cancel'}" formnovalidate>${live.cancel_at_period_end ? 'Keep the plan' : 'Cancel plan'}</button>`
    : '<p>No plan runs at the moment.</p>';
  const invoices = Object.values(state.stored.invoices)
    .filter(({ customer }) => customer === session.customer)
    .reverse()
    .map(
      (one) =>
        `<tr><td><a href="/i/${one.id}">${one.number ?? ''}</a>, ${one.status}</td><td>${money(one.total, one.currency)}</td></tr>`,
    );
  return `<form method="post"><h2>Manage current subscription</h2>${plan}
<h2>Card</h2>${cardField}<button name="do" value="card">Use this card</button></form>
<h2>Invoices</h2><table>${invoices.join('')}</table>
<p><a href="${asText(session.return_url)}">Return to Lexiloom</a></p>`;
}

import { escapeXml } from '#language/text/escape-xml.ts';
import { afterPaid } from './after-paid.ts';
import { payCheckout } from './checkout.ts';
import type { Form } from './form-body.ts';
import type { Invoice, Subscription } from './objects.ts';
import { authentication, buyerFields, cardFields, linesTable, money, page } from './page.ts';
import { declineOf, intentOf } from './payment-intents.ts';
import { charge, needsAuthentication, storeCard, type TypedCard } from './payments.ts';
import { priceIn } from './price-in.ts';
import { nameOfPrice } from './prorations.ts';
import { declined, StripeErrorResponse } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';
import { isLocated } from './tax.ts';
import { updateSubscription } from './update-subscription.ts';

/** The response to a page request: HTML, or a redirect. */
export type PageAnswer = { html: string } | { location: string };

/**
 * Performs a user's action on a page. `work` returns the redirect URL, or null if the bank requires
 * authentication first. If the card is declined, the page is shown again with the error.
 */
function attempt(
  form: Form,
  work: () => string | null,
  again: (problem: string) => string,
): PageAnswer {
  try {
    if (field(form, 'do') === 'fail') {
      throw declined(
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        'payment_intent_authentication_failure',
      );
    }
    const next = work();
    return next === null ? { html: authentication(fields(form)) } : { location: next };
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    return { html: again(error.message) };
  }
}

const field = (form: Form | null, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value : '';
};

/** Returns the submitted form fields, so that they can be submitted again after authentication. */
const fields = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.keys(form).flatMap((name) => (name === 'do' ? [] : [[name, field(form, name)]])),
  );

const cardOfForm = (form: Form): TypedCard => ({
  number: field(form, 'card'),
  expires: field(form, 'expires'),
  isAuthenticated: field(form, 'do') === 'authenticate',
});

/** Handles `/c/pay/:id`, the Checkout page. `form` is null until the form is submitted. */
export function checkoutPage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const session = find(state.stored.sessions, id, 'checkout.session');
  const order = find(state.stored.orders, id, 'order');
  const show = (problem?: string) => {
    const lines = order.lines.map(({ price: priceId, quantity }) => {
      const price = find(state.stored.prices, priceId, 'price');
      return {
        description: `${quantity} × ${nameOfPrice(state, price)}`,
        amount: priceIn(state, price, session.currency).unit_amount * quantity,
      };
    });
    const trial = order.subscription.trial_period_days;
    const customer = session.customer ? state.stored.customers[session.customer] : undefined;
    const wantsAddress =
      session.billing_address_collection === 'required' ||
      (session.automatic_tax.enabled && !(customer && isLocated(customer)));
    const buyer = buyerFields({
      country: wantsAddress ? (customer?.address?.country ?? 'GB') : null,
      taxId: session.tax_id_collection.enabled,
    });
    const total = { amount: session.amount_total, currency: session.currency };
    const body = `${trial ? `<p>Free for ${trial} days, then:</p>` : ''}${linesTable(lines, total)}${session.automatic_tax.enabled ? '<p class="note">Tax is calculated from your address.</p>' : ''}
<form method="post">${cardFields}${buyer}<button class="main" name="do" value="pay">${trial ? 'Start trial' : 'Pay'}</button><button name="do" value="cancel" formnovalidate>Cancel</button></form>`;
    return page('Checkout', body, problem);
  };
  const done = () => session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  if (!form) return session.status === 'complete' ? { location: done() } : { html: show() };
  if (field(form, 'do') === 'cancel') {
    return { location: session.cancel_url ?? session.success_url };
  }
  const buyer = {
    country: field(form, 'country') || 'GB',
    postalCode: field(form, 'postal_code'),
    taxId: field(form, 'tax_id'),
  };
  return attempt(
    form,
    () => (payCheckout(state, session, cardOfForm(form), buyer) === 'paid' ? done() : null),
    show,
  );
}

/** Handles `/i/:id`, the page of an invoice, which can be paid there. */
export function invoicePage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const invoice = find(state.stored.invoices, id, 'invoice');
  const show = (problem?: string) => {
    const pay =
      invoice.status === 'open'
        ? `<form method="post">${cardFields}<button class="main" name="do" value="pay">Pay ${money(invoice.amount_due, invoice.currency)}</button></form>`
        : `<p>This invoice is <b>${invoice.status}</b>.</p>`;
    const lines = linesTable([...invoice.lines.data, ...taxLines(invoice)], {
      amount: invoice.total,
      currency: invoice.currency,
    });
    return page(`Invoice ${invoice.number ?? ''}`, lines + pay, problem);
  };
  if (!form || invoice.status !== 'open') return { html: show() };
  const work = () => {
    const typed = cardOfForm(form);
    if (needsAuthentication(typed)) return null;
    storeCard(state, find(state.stored.customers, invoice.customer, 'customer'), typed);
    const paid = charge(state, invoice, { isAuthenticated: typed.isAuthenticated });
    const intent = intentOf(state, invoice);
    if (paid !== 'paid') throw intent ? declineOf(intent) : declined();
    afterPaid(state, invoice);
    return `/i/${invoice.id}`;
  };
  return attempt(form, work, show);
}

/** Returns a table row for each tax that is added to an invoice. */
const taxLines = ({ total_taxes: taxes }: Invoice) =>
  taxes.flatMap(({ amount, tax_behavior: behavior }) =>
    behavior === 'exclusive' && amount !== 0 ? [{ description: 'Tax', amount }] : [],
  );

/**
 * Handles `/p/session/:id`, the portal, where customers see invoices, change their card, cancel and resume.
 */
export function portalPage(state: StripeState, id: string, form: Form | null): PageAnswer {
  const { stored } = state;
  const session = find(stored.portals, id, 'billing_portal.session');
  const customer = find(stored.customers, session.customer, 'customer');
  const live = Object.values(stored.subscriptions).find(
    (one) =>
      one.customer === customer.id && !['canceled', 'incomplete_expired'].includes(one.status),
  );
  const show = (problem?: string) =>
    page('Manage subscription', portalBody(state, live, session), problem);
  if (!form) return { html: show() };
  const back = `/p/session/${session.id}`;
  const wanted = field(form, 'do');
  if (live && ['cancel', 'resume'].includes(wanted)) {
    updateSubscription(state, live, {
      proration: 'none',
      payment: 'allow_incomplete',
      cancelAtPeriodEnd: wanted === 'cancel',
    });
    return { location: back };
  }
  const work = () => {
    const typed = cardOfForm(form);
    if (needsAuthentication(typed)) return null;
    storeCard(state, customer, typed);
    return back;
  };
  return attempt(form, work, show);
}

function portalBody(
  state: StripeState,
  live: Subscription | undefined,
  session: { customer: string; return_url: string },
): string {
  const plan = live
    ? `<p>${live.items.data.map(({ price, quantity }) => escapeXml(`${quantity} × ${nameOfPrice(state, price)}`)).join(', ')}: <b>${live.status}</b>${live.cancel_at_period_end ? ', ends with the period' : ''}</p>
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
<h2>Card</h2>${cardFields}<button name="do" value="card">Use this card</button></form>
<h2>Invoices</h2><table>${invoices.join('')}</table>
<p><a href="${escapeXml(session.return_url)}">Return to Lexiloom</a></p>`;
}

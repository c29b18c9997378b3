import { afterPaid } from '../after-paid.ts';
import { periodEnd } from '../calendar.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { voidInvoice } from '../invoices.ts';
import { listOf } from '../list-of.ts';
import { parameters } from '../parameters.ts';
import { declineOf, intentOf } from '../payment-intents.ts';
import { charge, subscriptionIdOf } from '../payments.ts';
import { monthly, prorations, wholePeriod } from '../prorations.ts';
import { dropWaiting } from '../run-clock.ts';
import { authenticationRequired, badParameter, declined } from '../stripe-error-response.ts';
import { find, type StripeState } from '../stripe-state.ts';
import { draftOf, endOf } from '../subscriptions.ts';
import { requestedItems } from './subscriptions.ts';

function openInvoice(state: StripeState, id: string) {
  const invoice = find(state.stored.invoices, id, 'invoice');
  if (invoice.status !== 'open') throw badParameter('id', `The invoice is ${invoice.status}.`);
  return invoice;
}

/** Calls for invoices, their payments and previews of changes. */
export const invoiceEndpoints: Endpoints = {
  'POST /v1/invoices/create_preview': endpoint(parameters.preview, (state, given) => {
    const subscription = find(state.stored.subscriptions, given.subscription, 'subscription');
    const {
      items = [],
      proration_date: at = state.now(),
      proration_behavior: proration = 'create_prorations',
    } = given.subscription_details ?? {};
    const wanted = requestedItems(subscription, items);
    const changes =
      proration === 'none' || subscription.status === 'trialing'
        ? []
        : prorations(state, subscription, wanted, at);
    const next = subscription.items.data.map((item) => {
      const want = wanted.find(({ id }) => id === item.id);
      return {
        id: item.id,
        price: want ? find(state.stored.prices, want.price, 'price') : item.price,
        quantity: want?.quantity ?? item.quantity,
      };
    });
    for (const want of wanted.filter(({ id }) => id === null)) {
      const price = find(state.stored.prices, want.price, 'price');
      next.push({ id: 'si_new', price, quantity: want.quantity });
    }
    const start = endOf(subscription);
    const renewals = next
      .filter(({ quantity }) => quantity > 0)
      .map((item) => {
        const end = periodEnd(start, item.price.recurring ?? monthly);
        return wholePeriod(state, item, { start, end }, subscription.currency);
      });
    return draftOf(state, subscription, 'upcoming', [
      ...changes,
      ...(proration === 'always_invoice' ? [] : renewals),
    ]);
  }),
  'GET /v1/invoices': endpoint(parameters.invoices, ({ stored }, given) =>
    listOf(
      Object.values(stored.invoices).filter(
        (invoice) =>
          (!given.customer || invoice.customer === given.customer) &&
          (!given.status || invoice.status === given.status) &&
          (!given.subscription || subscriptionIdOf(invoice) === given.subscription),
      ),
      '/v1/invoices',
      given,
    ),
  ),
  'GET /v1/invoices/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.invoices, id, 'invoice'),
  ),
  'POST /v1/invoices/:id/pay': endpoint(parameters.nothing, (state, _, id) => {
    const invoice = openInvoice(state, id);
    const attempt = charge(state, invoice);
    const intent = intentOf(state, invoice);
    if (attempt === 'requires_action') throw authenticationRequired();
    if (attempt === 'declined') throw intent ? declineOf(intent) : declined();
    afterPaid(state, invoice);
    return invoice;
  }),
  'POST /v1/invoices/:id/void': endpoint(parameters.nothing, (state, _, id) => {
    const invoice = openInvoice(state, id);
    const subscription = state.stored.subscriptions[subscriptionIdOf(invoice) ?? ''];
    if (subscription?.pending_update && subscription.latest_invoice === invoice.id) {
      // Voiding the invoice also discards the pending change that the invoice was for.
      dropWaiting(state, subscription);
    } else voidInvoice(state, invoice);
    return invoice;
  }),
};

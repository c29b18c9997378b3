import { openCheckout } from '../checkout.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import { parameters } from '../parameters.ts';
import { badParameter } from '../stripe-error-response.ts';
import { find } from '../stripe-state.ts';

/** The pages hosted by Stripe, and the list of past events. */
export const pageEndpoints: Endpoints = {
  'POST /v1/checkout/sessions': endpoint(parameters.checkout, (state, given) =>
    openCheckout(state, {
      mode: given.mode,
      customer: given.customer ?? null,
      customerEmail: given.customer_email ?? null,
      clientReference: given.client_reference_id ?? null,
      lines: given.line_items,
      metadata: given.metadata,
      subscription: {
        metadata: given.subscription_data?.metadata ?? {},
        trial_period_days: given.subscription_data?.trial_period_days ?? null,
        billing_mode: given.subscription_data?.billing_mode?.type ?? 'flexible',
      },
      updates: {
        name: given.customer_update?.name === 'auto',
        address: given.customer_update?.address === 'auto',
      },
      currency: given.currency ?? null,
      isTaxed: given.automatic_tax?.enabled ?? false,
      collectsTaxIds: given.tax_id_collection?.enabled ?? false,
      addressCollection: given.billing_address_collection ?? null,
      invoiceCreation: given.invoice_creation?.enabled ?? false,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
    }),
  ),
  'GET /v1/checkout/sessions': endpoint(parameters.sessions, ({ stored }, given) =>
    listOf(
      Object.values(stored.sessions).filter(
        ({ customer, status, payment_intent: intent, subscription }) =>
          (!given.customer || customer === given.customer) &&
          (!given.payment_intent || intent === given.payment_intent) &&
          (!given.subscription || subscription === given.subscription) &&
          (!given.status || status === given.status),
      ),
      '/v1/checkout/sessions',
      given,
    ),
  ),
  'POST /v1/checkout/sessions/:id/expire': endpoint(parameters.nothing, (state, _, id) => {
    const session = find(state.stored.sessions, id, 'checkout.session');
    if (session.status !== 'open') {
      throw badParameter('id', `Only open sessions can be expired; this one is ${session.status}.`);
    }
    Object.assign(session, { status: 'expired', url: null });
    state.emit('checkout.session.expired', session);
    return session;
  }),
  'GET /v1/checkout/sessions/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.sessions, id, 'checkout.session'),
  ),
  'GET /v1/events': endpoint(parameters.events, ({ stored }, given) =>
    listOf(
      Object.values(stored.events).filter(
        ({ type, pending_webhooks: waiting }) =>
          (!given.type || type === given.type) &&
          (!given.types || given.types.includes(type)) &&
          (given.delivery_success === undefined || given.delivery_success === (waiting === 0)),
      ),
      '/v1/events',
      given,
    ),
  ),
  'GET /v1/events/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.events, id, 'event'),
  ),
};

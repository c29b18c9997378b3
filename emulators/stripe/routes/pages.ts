import { openCheckout } from '../checkout.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { PortalSession } from '../objects.ts';
import { parameters } from '../parameters.ts';
import { badParameter } from '../stripe-error-response.ts';
import { basics, find } from '../stripe-state.ts';

/** The pages that Stripe shows itself, and the events that it has told. */
export const pageEndpoints: Endpoints = {
  'POST /v1/checkout/sessions': endpoint(parameters.checkout, (state, given) =>
    openCheckout(state, {
      mode: given.mode,
      customer: given.customer ?? null,
      customerEmail: given.customer_email ?? null,
      clientReference: given.client_reference_id ?? null,
      lines: given.line_items,
      metadata: given.metadata,
      subscriptionData: {
        metadata: given.subscription_data?.metadata ?? {},
        trial_period_days: given.subscription_data?.trial_period_days ?? null,
      },
      invoiceCreation: given.invoice_creation ?? null,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
    }),
  ),
  'GET /v1/checkout/sessions': endpoint(parameters.sessions, ({ stored }, given) =>
    listOf(
      Object.values(stored.sessions).filter(
        ({ customer, status }) =>
          (!given.customer || customer === given.customer) &&
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
  'POST /v1/billing_portal/sessions': endpoint(parameters.portal, (state, given) => {
    find(state.stored.customers, given.customer, 'customer');
    const base = basics(state, 'bps', 'billing_portal.session');
    const session: PortalSession = {
      ...base,
      ...given,
      metadata: {},
      url: `${state.stored.base}/p/session/${base.id}`,
    };
    state.stored.portals[session.id] = session;
    return session;
  }),
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

import { decideDispute, refund } from '../disputes.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { WebhookEndpoint } from '../objects.ts';
import { parameters } from '../parameters.ts';
import { badParameter } from '../stripe-error-response.ts';
import { basics, find, newId, type StripeState } from '../stripe-state.ts';

/** Stripe's decision on a dispute in test mode. It depends on the text of the evidence. */
const verdicts: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

function chargeOf(state: StripeState, given: { charge?: string; payment_intent?: string }) {
  if (given.charge) return find(state.stored.charges, given.charge, 'charge');
  const id = given.payment_intent ?? '';
  const intent = find(state.stored.paymentIntents, id, 'payment_intent');
  return find(state.stored.charges, intent.latest_charge ?? '', 'charge');
}

/** Calls for payments, refunds, disputes, webhook endpoints and tax settings. */
export const paymentEndpoints: Endpoints = {
  'GET /v1/charges': endpoint(parameters.charges, ({ stored }, given) =>
    listOf(
      Object.values(stored.charges).filter(
        (one) =>
          (!given.customer || one.customer === given.customer) &&
          (!given.payment_intent || one.payment_intent === given.payment_intent),
      ),
      '/v1/charges',
      given,
    ),
  ),
  'GET /v1/charges/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.charges, id, 'charge'),
  ),
  'GET /v1/payment_intents/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.paymentIntents, id, 'payment_intent'),
  ),
  'GET /v1/invoice_payments': endpoint(parameters.invoicePayments, ({ stored }, given) =>
    listOf(
      Object.values(stored.invoicePayments).filter(
        ({ invoice, payment, status }) =>
          (!given.invoice || invoice === given.invoice) &&
          (!given.payment || payment.payment_intent === given.payment.payment_intent) &&
          (!given.status || status === given.status),
      ),
      '/v1/invoice_payments',
      given,
    ),
  ),
  'POST /v1/refunds': endpoint(parameters.refund, (state, given) => {
    const { charge, payment_intent, reason, amount, metadata } = given;
    const of = { ...(charge && { charge }), ...(payment_intent && { payment_intent }) };
    return refund(state, chargeOf(state, of), { amount, metadata, reason: reason ?? null });
  }),
  'GET /v1/refunds/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.refunds, id, 'refund'),
  ),
  'GET /v1/disputes': endpoint(parameters.disputes, ({ stored }, given) =>
    listOf(
      Object.values(stored.disputes).filter(
        (one) =>
          (!given.charge || one.charge === given.charge) &&
          (!given.payment_intent || one.payment_intent === given.payment_intent),
      ),
      '/v1/disputes',
      given,
    ),
  ),
  'GET /v1/disputes/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.disputes, id, 'dispute'),
  ),
  'POST /v1/disputes/:id': endpoint(parameters.disputeUpdate, (state, given, id) => {
    const one = find(state.stored.disputes, id, 'dispute');
    Object.assign(one.evidence, given.evidence);
    one.evidence_details.has_evidence ||= given.evidence !== undefined;
    if (given.submit !== false && given.evidence) {
      one.evidence_details.submission_count += 1;
      one.evidence_details.submission_method = 'manual';
      const verdict = verdicts[given.evidence.uncategorized_text];
      if (verdict) decideDispute(state, one, verdict);
      else one.status = 'under_review';
    }
    return one;
  }),
  'POST /v1/disputes/:id/close': endpoint(parameters.nothing, (state, _, id) => {
    const one = find(state.stored.disputes, id, 'dispute');
    if (one.status === 'won') throw badParameter('id', 'This dispute is already closed.');
    decideDispute(state, one, 'lost');
    return one;
  }),
  'POST /v1/webhook_endpoints': endpoint(parameters.webhookEndpoint, (state, given) => {
    const id = newId('we');
    const made: WebhookEndpoint = {
      ...{ ...basics(state, 'we', 'webhook_endpoint'), id },
      ...given,
      api_version: given.api_version ?? null,
      description: given.description ?? null,
      status: 'enabled',
    };
    state.stored.webhookEndpoints[id] = made;
    const secret = newId('whsec');
    state.stored.webhookSecrets[id] = secret;
    // The secret is returned only by this call.
    return { ...made, secret };
  }),
  'GET /v1/webhook_endpoints': endpoint(parameters.list, ({ stored }, given) =>
    listOf(Object.values(stored.webhookEndpoints), '/v1/webhook_endpoints', given),
  ),
  'POST /v1/webhook_endpoints/:id': endpoint(
    parameters.webhookEndpointUpdate,
    (state, { disabled, ...given }, id) => {
      const one = find(state.stored.webhookEndpoints, id, 'webhook_endpoint');
      const metadata = { ...one.metadata, ...given.metadata };
      Object.assign(one, { ...given, metadata });
      if (disabled !== undefined) one.status = disabled ? 'disabled' : 'enabled';
      return one;
    },
  ),
  'DELETE /v1/webhook_endpoints/:id': endpoint(parameters.nothing, (state, _, id) => {
    find(state.stored.webhookEndpoints, id, 'webhook_endpoint');
    delete state.stored.webhookEndpoints[id];
    delete state.stored.webhookSecrets[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  'GET /v1/tax/settings': endpoint(parameters.nothing, ({ stored }) => stored.taxSettings),
  'GET /v1/customers/:id/tax_ids': endpoint(parameters.list, ({ stored }, given, id) =>
    listOf(
      Object.values(stored.taxIds).filter(({ customer }) => customer === id),
      `/v1/customers/${id}/tax_ids`,
      given,
    ),
  ),
};

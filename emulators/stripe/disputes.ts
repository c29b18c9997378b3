import type { Charge, Dispute, Refund } from './payment-objects.ts';
import { badParameter } from './stripe-error-response.ts';
import { basics, newId, type StripeState } from './stripe-state.ts';

const secondsToAnswerDispute = 9 * 86_400;

/**
 * Opens a dispute, in which the card holder contests a payment. The amount is withdrawn from the seller until
 * the dispute is decided.
 */
export function dispute(state: StripeState, charge: Charge): Dispute {
  const opened: Dispute = {
    ...basics(state, 'du', 'dispute'),
    metadata: {},
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: charge.currency,
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: state.now() + secondsToAnswerDispute,
      enhanced_eligibility: {},
      ...{ has_evidence: false, past_due: false, submission_count: 0 },
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  state.stored.disputes[opened.id] = opened;
  charge.disputed = true;
  state.emit('charge.dispute.created', opened);
  state.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

function emptyEvidence(): Record<string, unknown> {
  const names =
    `access_activity_log billing_address cancellation_policy cancellation_policy_disclosure
    cancellation_rebuttal customer_communication customer_email_address customer_name
    customer_purchase_ip customer_signature duplicate_charge_documentation
    duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy
    refund_policy_disclosure refund_refusal_explanation service_date service_documentation
    shipping_address shipping_carrier shipping_date shipping_documentation
    shipping_tracking_number uncategorized_file uncategorized_text`.split(/\s+/);
  return { ...Object.fromEntries(names.map((name) => [name, null])), enhanced_evidence: {} };
}

/**
 * Decides a dispute as the bank does. If it is won, the seller gets the money back; if it is lost, the seller
 * does not. The decision is final.
 */
export function decideDispute(state: StripeState, one: Dispute, status: 'won' | 'lost'): void {
  if (one.status === 'won' || one.status === 'lost') return;
  one.status = status;
  state.emit('charge.dispute.closed', one);
  if (status === 'won') state.emit('charge.dispute.funds_reinstated', one);
}

/** Refunds part of a payment, or the whole remaining amount. */
export function refund(
  state: StripeState,
  charge: Charge,
  wanted: { amount?: number | undefined; reason?: Refund['reason']; metadata?: Refund['metadata'] },
): Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  if (charge.disputed) {
    throw badParameter(
      'charge',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    );
  }
  if (charge.status !== 'succeeded' || left === 0) {
    throw badParameter('charge', `Charge ${charge.id} has already been refunded.`);
  }
  if (amount > left) {
    throw badParameter(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    );
  }
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    created: state.now(),
    metadata: wanted.metadata ?? {},
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    payment_intent: charge.payment_intent,
    reason: wanted.reason ?? null,
    status: 'succeeded',
  };
  state.stored.refunds[made.id] = made;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.emit('refund.created', made);
  state.emit('charge.refunded', charge);
  return made;
}

/**
 * Simulates a refund that the bank could not credit: sets it to failed and returns the money to the seller.
 */
export function failRefund(state: StripeState, made: Refund, charge: Charge): void {
  if (made.status === 'failed') return;
  made.status = 'failed';
  charge.amount_refunded -= made.amount;
  charge.refunded = false;
  state.emit('refund.failed', made);
}

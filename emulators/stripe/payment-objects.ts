import type { Base } from './objects.ts';

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string;
  card: {
    brand: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    last4: string;
  };
}

/** One payment, from the first attempt until it succeeds. */
export interface PaymentIntent extends Base<'payment_intent'> {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  last_payment_error: {
    type: 'card_error';
    code: string;
    decline_code?: string;
    message: string;
  } | null;
  latest_charge: string | null;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

/** Money charged to a card, or a failed attempt to charge it. */
export interface Charge extends Base<'charge'> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Omit<Base<'refund'>, 'livemode'> {
  amount: number;
  charge: string;
  currency: string;
  customer: string;
  payment_intent: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  status: 'succeeded' | 'failed';
}

/** A payment that the card holder has disputed at the bank. */
export interface Dispute extends Base<'dispute'> {
  amount: number;
  charge: string;
  currency: string;
  evidence: Record<string, unknown>;
  evidence_details: {
    due_by: number;
    enhanced_eligibility: Record<string, never>;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: 'manual' | 'not_submitted';
  };
  is_charge_refundable: boolean;
  payment_intent: string;
  reason: 'fraudulent' | 'product_not_received';
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

/** The link between an invoice and the payment that settles it. */
export interface InvoicePayment extends Omit<Base<'invoice_payment'>, 'metadata'> {
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: true;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

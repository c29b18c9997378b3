/**
 * Stripe's objects as far as Lexiloom reads them, in the shape of API version 2026-10-28. Moments are
 * seconds since 1970, money is in the smallest unit of its currency.
 */
interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
}

export interface ListOf<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  /** Below zero: credit that the next invoices use up. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
}

export interface Product extends Base<'product'> {
  name: string;
  active: boolean;
}

export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
}

export interface Price extends Base<'price'> {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: Recurring | null;
  type: 'recurring' | 'one_time';
  unit_amount: number;
}

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface SubscriptionItem extends Base<'subscription_item'> {
  price: Price;
  quantity: number;
  subscription: string;
  current_period_start: number;
  current_period_end: number;
}

/** A share taken off everything that a subscription costs, for as long as it runs. */
export interface Coupon extends Base<'coupon'> {
  name: string | null;
  percent_off: number;
  duration: 'forever';
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled';

/** A price and how many of it: what an item is changed to. */
export interface RequestedItem {
  id: string | null;
  price: string;
  quantity: number;
}

export interface Subscription extends Base<'subscription'> {
  customer: string;
  status: SubscriptionStatus;
  currency: string;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  /** Coupons; Stripe itself has an object of its own between. */
  discounts: string[];
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
  schedule: string | null;
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' } };
  /** A change that waits for its invoice to be paid. */
  pending_update: { expires_at: number; subscription_items: RequestedItem[] } | null;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discountable: boolean;
  invoice: string;
  livemode: false;
  metadata: Record<string, string>;
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: {
      proration: boolean;
      subscription: string;
      subscription_item: string;
      invoice_item: null;
    };
  } | null;
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: number;
  subtotal: number;
}

export interface Invoice extends Base<'invoice'> {
  customer: string;
  currency: string;
  billing_reason:
    | 'subscription_create'
    | 'subscription_update'
    | 'subscription_cycle'
    | 'upcoming'
    | 'manual';
  collection_method: 'charge_automatically';
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  number: string | null;
  lines: ListOf<InvoiceLine>;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  } | null;
  hosted_invoice_url: string;
  invoice_pdf: string | null;
  period_start: number;
  period_end: number;
  subtotal: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total: number;
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
}

export interface Phase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
}

export interface Schedule extends Base<'subscription_schedule'> {
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  status: 'active' | 'released' | 'completed' | 'canceled';
  end_behavior: 'release' | 'cancel';
  current_phase: { start_date: number; end_date: number } | null;
  phases: Phase[];
}

export interface CheckoutSession extends Base<'checkout.session'> {
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  line_items: { price: string; quantity: number }[];
  subscription: string | null;
  subscription_data: { metadata: Record<string, string>; trial_period_days: number | null };
  invoice_creation: { enabled: boolean } | null;
  invoice: string | null;
  currency: string;
  amount_total: number;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  url: string | null;
}

export interface PortalSession extends Base<'billing_portal.session'> {
  customer: string;
  return_url: string;
  url: string;
}

export interface StripeEvent extends Omit<Base<'event'>, 'metadata'> {
  api_version: string;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
}

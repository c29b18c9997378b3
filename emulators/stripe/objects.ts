/**
 * Stripe's objects, limited to the fields that Lexiloom reads, in the format of API version 2026-10-28.
 * Timestamps are in seconds since 1970; amounts are in the smallest unit of the currency.
 */
export interface Base<Name extends string> {
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

export interface Address {
  city: string | null;
  /** ISO 3166-1 code of two letters. */
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  address: Address | null;
  /** The only currency in which the customer is billed; null until the first charge. */
  currency: string | null;
  /** A negative balance is credit that the next invoices use. */
  balance: number;
  invoice_settings: {
    default_payment_method: string | null;
    custom_fields: null;
    footer: null;
    rendering_options: null;
  };
}

/** A business's VAT number, entered at Checkout. */
export interface TaxId extends Omit<Base<'tax_id'>, 'metadata'> {
  country: string;
  customer: string;
  owner: { customer: string; customer_account: null; type: 'customer' };
  type: string;
  value: string;
  verification: { status: 'verified'; verified_address: null; verified_name: null };
}

export interface Product extends Base<'product'> {
  name: string;
  active: boolean;
  tax_code: string | null;
  updated: number;
}

interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
  meter: null;
  trial_period_days: null;
  usage_type: 'licensed';
}

/** The interval of a recurring price. */
export type Interval = Pick<Recurring, 'interval' | 'interval_count'>;

export type TaxBehavior = 'inclusive' | 'exclusive' | 'unspecified';

/** A price in one currency. */
export interface CurrencyOption {
  unit_amount: number;
  tax_behavior: TaxBehavior;
}

export interface Price extends Base<'price'> {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: Recurring | null;
  type: 'recurring' | 'one_time';
  tax_behavior: TaxBehavior;
  unit_amount: number;
}

export interface WebhookEndpoint extends Base<'webhook_endpoint'> {
  api_version: string | null;
  description: string | null;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  url: string;
}

/** The actions that customers may take in the portal. */
export interface PortalConfiguration extends Base<'billing_portal.configuration'> {
  active: boolean;
  business_profile: Record<string, string | null>;
  features: object;
  is_default: boolean;
  login_page: { enabled: boolean; url: string | null };
  updated: number;
}

export interface SubscriptionItem extends Omit<Base<'subscription_item'>, 'livemode'> {
  price: Price;
  quantity: number;
  subscription: string;
  current_period_start: number;
  current_period_end: number;
}

/** A percentage off the whole price of a subscription, for as long as it runs. */
export interface Coupon extends Base<'coupon'> {
  name: string | null;
  percent_off: number;
  duration: 'forever';
}

type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled';

/** The requested price and quantity of an item. */
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
  /** Ids of coupons. Stripe itself uses an intermediate discount object. */
  discounts: string[];
  automatic_tax: { disabled_reason: null; enabled: boolean; liability: { type: 'self' } | null };
  billing_mode: BillingMode;
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
  schedule: string | null;
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: {
    end_behavior: {
      billing_cycle_anchor: null;
      missing_payment_method: 'cancel' | 'create_invoice';
    };
  };
  /** A change that is pending until its invoice is paid. */
  pending_update: {
    billing_cycle_anchor: null;
    cancel_at_period_end: null;
    discount: null;
    discounts: null;
    expires_at: number;
    metadata: null;
    subscription_items: SubscriptionItem[];
    trial_end: null;
    trial_from_plan: null;
  } | null;
}

/** How credit is calculated: from the amount charged (flexible) or from the current price (classic). */
export interface BillingMode {
  flexible: { proration_discounts: 'included' } | null;
  type: 'classic' | 'flexible';
}

/** The tax on a line or on a whole invoice. */
export interface Tax {
  amount: number;
  tax_behavior: 'inclusive' | 'exclusive';
  tax_rate_details: { tax_rate: string };
  taxability_reason: 'standard_rated' | 'reverse_charge' | 'not_collecting';
  taxable_amount: number;
  type: 'tax_rate_details';
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
    invoice_item_details: null;
    subscription_item_details: {
      proration: boolean;
      proration_details: { credited_items: null } | null;
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
  taxes: Tax[];
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
    quote_details: null;
    subscription_details: { subscription: string; metadata: Record<string, string> };
  } | null;
  attempted: boolean;
  automatic_tax: {
    disabled_reason: null;
    enabled: boolean;
    liability: { type: 'self' } | null;
    provider: 'stripe' | null;
    status: 'complete' | 'requires_location_inputs' | null;
  };
  customer_address: Address | null;
  customer_email: string | null;
  customer_name: string | null;
  customer_tax_ids: { type: string; value: string }[];
  effective_at: number | null;
  hosted_invoice_url: string;
  invoice_pdf: string | null;
  period_start: number;
  period_end: number;
  subtotal: number;
  subtotal_excluding_tax: number;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: null;
    paid_at: number | null;
    voided_at: number | null;
  };
  total_discount_amounts: { amount: number; discount: string }[];
  total: number;
  total_excluding_tax: number;
  total_taxes: Tax[];
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
}

/** A phase of a schedule. `answered.ts` adds Stripe's other fields. */
export interface Phase {
  currency: string;
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
}

export interface Schedule extends Base<'subscription_schedule'> {
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  released_at: number | null;
  billing_mode: BillingMode;
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
  customer_details: {
    address: Address | null;
    business_name: string | null;
    email: string | null;
    individual_name: null;
    name: string | null;
    phone: null;
    tax_exempt: 'none';
    tax_ids: { type: string; value: string }[];
  } | null;
  subscription: string | null;
  invoice_creation: { enabled: boolean; invoice_data: object } | null;
  invoice: string | null;
  payment_intent: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  automatic_tax: {
    enabled: boolean;
    liability: { type: 'self' } | null;
    provider: 'stripe' | null;
    status: 'complete' | 'requires_location_inputs' | null;
  };
  billing_address_collection: 'auto' | 'required' | null;
  tax_id_collection: { enabled: boolean; required: 'never' };
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  url: string | null;
}

/** The data from which a Checkout session was opened. Stripe does not return it. */
export interface CheckoutOrder {
  lines: { price: string; quantity: number }[];
  subscription: {
    metadata: Record<string, string>;
    trial_period_days: number | null;
    billing_mode: BillingMode['type'];
  };
  /** Whether the page may store the name and the address entered on it. */
  updates: { name: boolean; address: boolean };
}

export interface PortalSession extends Omit<Base<'billing_portal.session'>, 'metadata'> {
  configuration: string;
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

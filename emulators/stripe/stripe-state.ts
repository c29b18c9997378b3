import { randomBytes } from 'node:crypto';
import type {
  CheckoutOrder,
  CheckoutSession,
  Coupon,
  CurrencyOption,
  Customer,
  Invoice,
  InvoiceLine,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  RequestedItem,
  Schedule,
  StripeEvent,
  Subscription,
  TaxId,
  WebhookEndpoint,
} from './objects.ts';
import type {
  Charge,
  Dispute,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from './payment-objects.ts';
import { noSuch } from './stripe-error-response.ts';
import { headOfficeAddress } from './tax.ts';

/** An amount charged for an item, and the period that it covers. */
interface Debit {
  item: string;
  amount: number;
  start: number;
  end: number;
}

/** The emulator's entire state as JSON. It is persisted, so that it survives a restart. */
export interface Stored {
  /** The base URL of the emulator's pages at the time the state was stored. */
  base: string;
  /** Number of seconds by which the clock is ahead of real time. */
  ahead: number;
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  paymentMethods: Record<string, PaymentMethod>;
  /** For each payment method, the card number and whether the card was set up with authentication. */
  cards: Record<string, { digits: string; isSetUp: boolean }>;
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  invoicePayments: Record<string, InvoicePayment>;
  taxIds: Record<string, TaxId>;
  /** Amounts by price and currency. */
  currencyOptions: Record<string, Record<string, CurrencyOption>>;
  webhookEndpoints: Record<string, WebhookEndpoint>;
  /** The signing secret of each endpoint. */
  webhookSecrets: Record<string, string>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** Whether Stripe Tax is set up, and the seller's location. */
  taxSettings: object;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  schedules: Record<string, Schedule>;
  sessions: Record<string, CheckoutSession>;
  orders: Record<string, CheckoutOrder>;
  portals: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** Pending prorations for the next invoice, by subscription. */
  waitingLines: Record<string, InvoiceLine[]>;
  /** Charges for subscription items, by subscription. Credit is calculated from them. */
  debits: Record<string, Debit[]>;
  /** Requested items of a pending change, by subscription. */
  waitingItems: Record<string, RequestedItem[]>;
  /** Subscriptions whose owners were notified that the trial is about to end. */
  warnedTrials: Record<string, boolean>;
  /** Responses by idempotency key. */
  answers: Record<string, { request: string; status: number; body: string }>;
}

export const emptyStore = (): Stored => ({
  base: '',
  ahead: 0,
  customers: {},
  products: {},
  prices: {},
  coupons: {},
  paymentMethods: {},
  cards: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  invoicePayments: {},
  taxIds: {},
  currencyOptions: {},
  webhookEndpoints: {},
  webhookSecrets: {},
  portalConfigurations: {},
  taxSettings: {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: 'txcd_10103001' },
    head_office: { address: headOfficeAddress },
    livemode: false,
    status: 'active',
    status_details: { active: {} },
  },
  subscriptions: {},
  invoices: {},
  schedules: {},
  sessions: {},
  orders: {},
  portals: {},
  events: {},
  waitingLines: {},
  debits: {},
  waitingItems: {},
  warnedTrials: {},
  answers: {},
});

/** The state that the emulator's modules share. */
export interface StripeState {
  stored: Stored;
  /** The emulator's current time, in seconds since 1970. */
  now: () => number;
  /** Records and delivers an event. The event contains a copy of the objects in their current state. */
  emit: (type: string, object: object, previous?: Record<string, unknown>) => void;
}

/** Creates an id like Stripe's: a prefix for the type, followed by random letters. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(14).toString('base64url').replace(/[-_]/g, 'x')}`;

/** Returns the object with this id. Throws Stripe's 404 if there is none. */
export function find<T>(all: Record<string, T>, id: string, what: string): T {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!one) throw noSuch(what, id);
  return one;
}

/** Returns the fields that every object has. */
export const basics = <Name extends string>(state: StripeState, prefix: string, object: Name) => ({
  id: newId(prefix),
  object,
  created: state.now(),
  livemode: false as const,
});

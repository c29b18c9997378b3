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

/** Something that was charged for an item: how much, for which time. */
interface Debit {
  item: string;
  amount: number;
  start: number;
  end: number;
}

/** Everything the emulator knows; JSON, so that it outlives a restart. */
export interface Stored {
  /** The address of the emulator's pages when this was stored. */
  base: string;
  /** Seconds that the clock is ahead of the real one. */
  ahead: number;
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  paymentMethods: Record<string, PaymentMethod>;
  /** Card numbers of payment methods, and whether the bank has authenticated their holder. */
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
  /** The signing secret of an endpoint. */
  webhookSecrets: Record<string, string>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** Whether Stripe Tax is set up, and where the seller is. */
  taxSettings: object;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  schedules: Record<string, Schedule>;
  sessions: Record<string, CheckoutSession>;
  orders: Record<string, CheckoutOrder>;
  portals: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** Prorations that wait for the next invoice, by subscription. */
  waitingLines: Record<string, InvoiceLine[]>;
  /** Charges for subscription items, by subscription: credit is calculated from them. */
  debits: Record<string, Debit[]>;
  /** Items that a waiting change brings, by subscription. */
  waitingItems: Record<string, RequestedItem[]>;
  /** Subscriptions whose owners were told that the trial ends. */
  warnedTrials: Record<string, boolean>;
  /** Answers by idempotency key. */
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

/** The state that every rule of the emulator works on. */
export interface StripeState {
  stored: Stored;
  /** Seconds since 1970 by the emulator's own clock. */
  now: () => number;
  /** Notes an event and has it delivered; objects are copied as they are at this moment. */
  emit: (type: string, object: object, previous?: Record<string, unknown>) => void;
}

/** Stripe's ids: a prefix for the type, then unguessable letters. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(14).toString('base64url').replace(/[-_]/g, 'x')}`;

/** One object by its id; Stripe's own 404 when there is none. */
export function find<T>(all: Record<string, T>, id: string, what: string): T {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!one) throw noSuch(what, id);
  return one;
}

/** The common fields of every object. */
export const basics = <Name extends string>(state: StripeState, prefix: string, object: Name) => ({
  id: newId(prefix),
  object,
  created: state.now(),
  livemode: false as const,
});

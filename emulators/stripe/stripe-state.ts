import { randomBytes } from 'node:crypto';
import type {
  CheckoutSession,
  Coupon,
  Customer,
  Invoice,
  InvoiceLine,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Schedule,
  StripeEvent,
  Subscription,
} from './objects.ts';
import { noSuch } from './stripe-error-response.ts';

/** Everything the emulator knows; JSON, so that it outlives a restart. */
export interface Stored {
  /** Where the emulator's pages stood when this was kept. */
  base: string;
  /** Seconds that the clock is ahead of the real one. */
  ahead: number;
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  paymentMethods: Record<string, PaymentMethod>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  schedules: Record<string, Schedule>;
  sessions: Record<string, CheckoutSession>;
  portals: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** Prorations that wait for the next invoice, by subscription. */
  waitingLines: Record<string, InvoiceLine[]>;
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
  subscriptions: {},
  invoices: {},
  schedules: {},
  sessions: {},
  portals: {},
  events: {},
  waitingLines: {},
  warnedTrials: {},
  answers: {},
});

/** What every rule of the emulator works on. */
export interface StripeState {
  stored: Stored;
  /** Seconds since 1970 by the emulator's own clock. */
  now: () => number;
  /** Notes an event and has it delivered; objects are copied as they are at this moment. */
  emit: (type: string, object: object, previous?: Record<string, unknown>) => void;
}

/** Stripe's ids: a prefix that tells the kind, then letters that cannot be guessed. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(14).toString('base64url').replace(/[-_]/g, 'x')}`;

/** One object by its id; Stripe's own 404 when there is none. */
export function find<T>(all: Record<string, T>, id: string, what: string): T {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!one) throw noSuch(what, id);
  return one;
}

/** What every object begins with. */
export const basics = <Name extends string>(state: StripeState, prefix: string, object: Name) => ({
  id: newId(prefix),
  object,
  created: state.now(),
  livemode: false as const,
});

import * as z from 'zod/mini';
import type { PlanMap } from '../access/plan-access.ts';
import type { Currency } from './currencies.ts';
import type { BoughtPlan } from './prices.ts';

/** A plan's number, as used in URLs and requests. */
export const PlanId = z.coerce
  .number('Give a plan.')
  .check(z.int('Give a plan.'), z.minimum(1), z.maximum(1000));

/** The tax in an amount. */
export interface TaxShare {
  /** In the currency's smallest unit. */
  amount: number;
  /** True if the line amounts include the tax, false if the tax is added to them. */
  isIncluded: boolean;
}

/** `GET /subscriptions/upcoming-invoice/:planId` returns `{invoice}`: the cost of upgrading now. */
export interface UpcomingInvoice {
  /** The cost of the new plan for the rest of the period. Amounts are in the currency's smallest unit. */
  originalDetails: { description: string; amount: number };
  /** The credit for the unused rest of the old plan; negative. */
  discountDetails: { description: string; amount: number };
  /**
   * Null if Stripe calculates no tax. If the tax is exclusive, the total is the sum of the lines and the tax.
   */
  tax: TaxShare | null;
  total: number;
  /** ISO 4217, in lower case as at Stripe. */
  currency: string;
  /**
   * The time for which the amounts are calculated, in seconds since 1970. The payment request repeats it, so
   * that the amounts stay the same.
   */
  prorationDate: number;
}

/** `POST /subscriptions/plan/upgrade`. */
export const Upgrade = z.object({ planId: PlanId, prorationDate: z.int().check(z.positive()) });
export type Upgrade = z.infer<typeof Upgrade>;

/** Response of `POST /subscriptions/plan/upgrade` and `/subscriptions/addons`. */
export interface Charged {
  /** URL of the invoice, for payment or as a receipt. Null if no payment was due. */
  invoiceUrl: string | null;
  paid: boolean;
}

/**
 * `GET /subscriptions/downgrading-invoice/:planId` returns `{invoice}`: what a downgrade changes, and when.
 */
export interface DowngradeInvoice {
  title: string;
  /** The time at which the plan changes, in ISO 8601. */
  startDate: string;
  /**
   * All items billed on that date: the new plan, add-ons, pending items and credit. Amounts are in the
   * currency's smallest unit. They add up to `totalAmount` if the tax is exclusive.
   */
  lines: { description: string; amount: number }[];
  /** The amount due on that date, in the currency's smallest unit. */
  totalAmount: number;
  currency: string;
  tax: TaxShare | null;
}

/** `POST /subscriptions/plan/downgrade`. */
export const Downgrade = z.object({ planId: PlanId });
export type Downgrade = z.infer<typeof Downgrade>;

/** `POST /subscriptions/checkout` returns `{url}`, the URL of the payment page. */
export const OpenCheckout = z.object({
  planId: PlanId,
  quantity: z._default(z.int().check(z.minimum(1), z.maximum(50)), 1),
});
export type OpenCheckout = z.infer<typeof OpenCheckout>;

/**
 * `GET /subscriptions/addon-invoice/:planId` returns `{invoice}`: the cost of changing an add-on to this
 * quantity now.
 */
export interface AddonInvoice {
  /**
   * The amount charged now, in the currency's smallest unit. A negative amount is credited to the next
   * invoice.
   */
  total: number;
  currency: string;
  tax: TaxShare | null;
  /** The price of this quantity in each later period; exclusive tax is not included. */
  later: number;
  /** Seconds since 1970, as for an upgrade. */
  prorationDate: number;
}

/** `PUT /subscriptions/addons`: the new quantity of an add-on, at the prices that the preview showed. */
export const SetAddon = z.object({
  planId: PlanId,
  quantity: z.int().check(z.minimum(0), z.maximum(50)),
  prorationDate: z.int().check(z.positive()),
});
export type SetAddon = z.infer<typeof SetAddon>;

/** A plan or add-on of an account. */
export interface Holding {
  plan: BoughtPlan | 'TRIAL';
  kind: 'Subscription' | 'one_time_payment' | 'Trial';
  status: 'active' | 'canceled' | 'expired' | 'upcoming';
  paymentStatus: string;
  quantity: number;
  startsAt: string;
  endsAt: string | null;
  periodEndsAt: string | null;
  cancelAtPeriodEnd: boolean;
  nextPlan: BoughtPlan | null;
}

/** `GET /subscriptions/current`: an account's plans and the plan changes that it may make. */
export interface CurrentSubscription {
  /**
   * The date on which the pupils' data will be deleted because all plans have ended, in ISO 8601. Null while
   * a plan is active.
   */
  pupilsDeletedOn: string | null;
  /** True if this person pays. The teachers of a department can only see its plans. */
  mayChange: boolean;
  /** True if the account may have its own invoices, including invoices from before it joined a department. */
  hasInvoices: boolean;
  /** The account's currency: the currency of its first purchase or, before any purchase, of its country. */
  currency: Currency;
  /** The active base plan or the trial; otherwise the last plan, or null if the account never had a plan. */
  base: Holding | null;
  addons: Holding[];
  /** Number of teachers and pupils. */
  used: { teachers: number; pupils: number };
  /**
   * The terms that admins set in place of the defaults. The plan cards need them to show the current offer.
   */
  mapped: PlanMap;
}

/** A row of `GET /subscriptions/invoices`, newest first. */
export interface InvoiceRow {
  id: string;
  number: string | null;
  createdAt: string;
  total: number;
  currency: string;
  status: string;
  /** URL of the hosted invoice, for payment and the PDF. */
  url: string | null;
  /** True if the invoice is for a plan change that takes effect when it is paid. */
  isChange: boolean;
  /** The refunded amount. */
  refunded: number;
  /** State of a dispute with the payer's bank; null if there is no dispute. */
  dispute: 'open' | 'won' | 'lost' | null;
}

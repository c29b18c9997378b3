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
  /** True if the line amounts include it, false if it is added to them. */
  isIncluded: boolean;
}

/** `GET /subscriptions/upcoming-invoice/:planId` returns `{invoice}`: the current cost of an upgrade. */
export interface UpcomingInvoice {
  /** The rest of the period on the new plan. Amounts are in the currency's smallest unit. */
  originalDetails: { description: string; amount: number };
  /** The credit for the rest of the old plan; negative. */
  discountDetails: { description: string; amount: number };
  /** Null if Stripe calculates no tax. If the tax is exclusive, the total is the lines plus the tax. */
  tax: TaxShare | null;
  total: number;
  /** ISO 4217, in lower case as at Stripe. */
  currency: string;
  /**
   * Seconds since 1970 that the amounts are calculated for. Sent with the payment, so that they stay the
   * same.
   */
  prorationDate: number;
}

/** `POST /subscriptions/plan/upgrade`. */
export const Upgrade = z.object({ planId: PlanId, prorationDate: z.int().check(z.positive()) });
export type Upgrade = z.infer<typeof Upgrade>;

/** Response of `POST /subscriptions/plan/upgrade` and `/subscriptions/addons`. */
export interface Charged {
  /** URL of the invoice, to pay or as a receipt. Null if nothing was owed. */
  invoiceUrl: string | null;
  paid: boolean;
}

/**
 * `GET /subscriptions/downgrading-invoice/:planId` returns `{invoice}`: what a downgrade changes, and when.
 */
export interface DowngradeInvoice {
  title: string;
  /** ISO 8601: when the plan changes. */
  startDate: string;
  /**
   * Everything billed on that date: the new plan, add-ons, pending items and credit. Amounts are in the
   * currency's smallest unit; with exclusive tax they add up to `totalAmount`.
   */
  lines: { description: string; amount: number }[];
  /** Due on that date, in the currency's smallest unit. */
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
 * `GET /subscriptions/addon-invoice/:planId` returns `{invoice}`: the current cost of this quantity of an
 * add-on.
 */
export interface AddonInvoice {
  /** Charged now, in the currency's smallest unit; if negative, credited to the next invoice. */
  total: number;
  currency: string;
  tax: TaxShare | null;
  /** The price of this quantity in each later period, without exclusive tax. */
  later: number;
  /** Seconds since 1970, as for an upgrade. */
  prorationDate: number;
}

/** `PUT /subscriptions/addons`: the new quantity of an add-on, at the prices of a preview. */
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

/** `GET /subscriptions/current`: an account's plans and the changes that it may make. */
export interface CurrentSubscription {
  /** ISO 8601. When the pupils' data is deleted after all plans have ended; null while one is active. */
  pupilsDeletedOn: string | null;
  /** True if this person pays; the teachers of a department only see its plans. */
  mayChange: boolean;
  /** True if the account may have invoices of its own, including those from before it joined a department. */
  hasInvoices: boolean;
  /** The account's currency: that of its first purchase, before that the currency of its country. */
  currency: Currency;
  /** The active base plan or the trial; otherwise the last one; null if there never was one. */
  base: Holding | null;
  addons: Holding[];
  /** Number of teachers and pupils. */
  used: { teachers: number; pupils: number };
  /** The terms that admins set in place of the defaults, so that the plan cards show what is sold now. */
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
  /** True if a plan change is pending until it is paid. */
  isChange: boolean;
  /** The refunded amount. */
  refunded: number;
  /** State of a dispute with the payer's bank; null if there is none. */
  dispute: 'open' | 'won' | 'lost' | null;
}

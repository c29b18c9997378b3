import * as z from 'zod/mini';
import type { PlanMap } from '../access/plan-terms.ts';
import type { Currency } from './currencies.ts';
import type { BoughtPlan } from './prices.ts';

/** A plan's number, as addresses and calls name it. */
export const PlanId = z.coerce
  .number('Give a plan.')
  .check(z.int('Give a plan.'), z.minimum(1), z.maximum(1000));

/** The tax in a sum. */
export interface TaxShare {
  /** In the currency's smallest unit. */
  amount: number;
  /** Whether it is in the amounts of the lines, or comes on top of them. */
  isIncluded: boolean;
}

/** `GET /subscriptions/upcoming-invoice/:planId` answers `{invoice}`: what an upgrade costs now. */
export interface UpcomingInvoice {
  /** The rest of the period on the new plan. Amounts are in the currency's smallest unit. */
  originalDetails: { description: string; amount: number };
  /** What is already paid of the old plan, below zero. */
  discountDetails: { description: string; amount: number };
  /** Null where none is calculated. Tax on top of the lines makes the total with them. */
  tax: TaxShare | null;
  total: number;
  /** ISO 4217, small letters as Stripe has it. */
  currency: string;
  /** Seconds since 1970: the moment that the sums are of. Sent back with the payment, so that they hold. */
  prorationDate: number;
}

/** `POST /subscriptions/plan/upgrade`. */
export const Upgrade = z.object({ planId: PlanId, prorationDate: z.int().check(z.positive()) });
export type Upgrade = z.infer<typeof Upgrade>;

/** What `POST /subscriptions/plan/upgrade` and `/subscriptions/addons` answer. */
export interface Charged {
  /** Where the invoice stands: to be paid, or as a receipt. Null where nothing was owed. */
  invoiceUrl: string | null;
  paid: boolean;
}

/** `GET /subscriptions/downgrading-invoice/:planId` answers `{invoice}`: what changes, and when. */
export interface DowngradeInvoice {
  title: string;
  /** ISO 8601: when the plan changes. */
  startDate: string;
  /**
   * Everything that is billed on that date: the new plan, add-ons, what waits from before and credit.
   * Amounts in the currency's smallest unit; with the tax on top of them they make `totalAmount`.
   */
  lines: { description: string; amount: number }[];
  /** Payable on that date, in the currency's smallest unit. */
  totalAmount: number;
  currency: string;
  tax: TaxShare | null;
}

/** `POST /subscriptions/plan/downgrade`. */
export const Downgrade = z.object({ planId: PlanId });
export type Downgrade = z.infer<typeof Downgrade>;

/** `POST /subscriptions/checkout` answers `{url}`, the page to pay on. */
export const OpenCheckout = z.object({
  planId: PlanId,
  quantity: z._default(z.int().check(z.minimum(1), z.maximum(50)), 1),
});
export type OpenCheckout = z.infer<typeof OpenCheckout>;

/** `GET /subscriptions/addon-invoice/:planId` answers `{invoice}`: the price of this number of an add-on now. */
export interface AddonInvoice {
  /** Charged now, in the currency's smallest unit; below zero what the next invoice is lower by. */
  total: number;
  currency: string;
  tax: TaxShare | null;
  /** The price of this number in each period from the next one on, without the tax that is added to it. */
  later: number;
  /** Seconds since 1970, as with an upgrade. */
  prorationDate: number;
}

/** `PUT /subscriptions/addons`: how many of an add-on from now on, at the sums of a preview. */
export const SetAddon = z.object({
  planId: PlanId,
  quantity: z.int().check(z.minimum(0), z.maximum(50)),
  prorationDate: z.int().check(z.positive()),
});
export type SetAddon = z.infer<typeof SetAddon>;

/** One thing that an account has. */
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

/** `GET /subscriptions/current`: what an account has and what it may do about it. */
export interface CurrentSubscription {
  /** ISO 8601: when the pupils' data goes, once every plan has ended; null while one runs. */
  pupilsDeletedOn: string | null;
  /** Whether this person pays; a teacher of a department only sees what the department has. */
  mayChange: boolean;
  /** Whether there may be invoices of one's own: also of a plan from before one joined a department. */
  hasInvoices: boolean;
  /** What this account pays in: that of its first purchase, before it that of its country. */
  currency: Currency;
  /** The base plan that runs, or the trial; else the last that did; null when there never was one. */
  base: Holding | null;
  addons: Holding[];
  /** How many teachers and pupils there are. */
  used: { teachers: number; pupils: number };
  /** What admins gave plans instead of their defaults: the cards tell what is sold today. */
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
  /** Where it is paid, seen, and downloaded as a PDF. */
  url: string | null;
  /** Whether a change of the plan waits for it: paid, the change takes effect. */
  isChange: boolean;
  /** What of it was given back. */
  refunded: number;
  /** How a dispute about it with the payer's bank is going; null of none. */
  dispute: 'open' | 'won' | 'lost' | null;
}

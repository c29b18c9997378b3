import type { Routes } from '#functions/http/app.ts';
import type { StripeEnv, TaxSetting } from '#functions/stripe/open-stripe.ts';
import { addonInvoice } from './addon-invoice.ts';
import { downgrade } from './downgrade.ts';
import { downgradingInvoice } from './downgrading-invoice.ts';
import { dropChange } from './drop-change.ts';
import { finishCheckout } from './finish-checkout.ts';
import { getCurrent } from './get-current.ts';
import { keepPlan } from './keep-plan.ts';
import { listInvoices } from './list-invoices.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';
import { setAddon } from './set-addon.ts';
import { cancelPlan, resumePlan } from './set-renewal.ts';
import { upcomingInvoice } from './upcoming-invoice.ts';
import { upgrade } from './upgrade.ts';

export const billingRoutes: Routes<BillingEnv> = {
  'GET /subscriptions/current': getCurrent,
  'GET /subscriptions/invoices': listInvoices,
  'GET /subscriptions/upcoming-invoice/:planId': upcomingInvoice,
  'POST /subscriptions/plan/upgrade': upgrade,
  'GET /subscriptions/downgrading-invoice/:planId': downgradingInvoice,
  'POST /subscriptions/plan/downgrade': downgrade,
  'POST /subscriptions/plan/keep': keepPlan,
  'GET /subscriptions/addon-invoice/:planId': addonInvoice,
  'PUT /subscriptions/addons': setAddon,
  'POST /subscriptions/change/drop': dropChange,
  'POST /subscriptions/cancel': cancelPlan,
  'POST /subscriptions/resume': resumePlan,
  'POST /subscriptions/portal': openPortal,
  'POST /subscriptions/checkout': openCheckout,
  'POST /subscriptions/checkout/:id/finish': finishCheckout,
};

/** The settings of the billing Worker. */
export type BillingEnv = StripeEnv & TaxSetting;

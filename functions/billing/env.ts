import type { StripeEnv, TaxSetting } from '#functions/stripe/stripe-env.ts';

/** The settings of the Worker of subscriptions. */
export type BillingEnv = StripeEnv & TaxSetting;

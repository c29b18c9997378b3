import type { StripeEnv } from '#functions/stripe/stripe-env.ts';

/** The settings of the Worker of subscriptions. */
export type BillingEnv = StripeEnv;

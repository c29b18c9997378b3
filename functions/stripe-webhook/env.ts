import type { StripeEnv } from '#functions/_base/stripe/stripe-env.ts';

/** The settings of the webhook Worker. */
export interface WebhookEnv extends StripeEnv {
  /** `whsec_…`: what Stripe signs its events with. */
  STRIPE_WEBHOOK_SECRET: string;
}

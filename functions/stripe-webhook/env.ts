import type { StripeEnv } from '#functions/stripe/stripe-env.ts';

/** The settings of the webhook Worker. */
export interface WebhookEnv extends StripeEnv {
  /** `whsec_…`: what Stripe signs its events with. */
  STRIPE_WEBHOOK_SECRET: string;
}

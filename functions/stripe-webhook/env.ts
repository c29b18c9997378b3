import * as z from 'zod/mini';
import type { StripeEnv } from '#functions/stripe/stripe-env.ts';

/** The settings of the webhook Worker. */
export interface WebhookEnv extends StripeEnv {
  /** `whsec_…`: what Stripe signs its events with. */
  STRIPE_WEBHOOK_SECRET: string;
  /** Brings an event again until it is settled; without it the hour's sweep does. */
  OPEN_EVENTS?: { send(message: OpenEvent, options: { delaySeconds: number }): Promise<unknown> };
}

/** What the queue of open events holds: which event, never what is in it. */
export const OpenEvent = z.object({ id: z.string() });
export type OpenEvent = z.infer<typeof OpenEvent>;

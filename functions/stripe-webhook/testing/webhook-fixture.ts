import { signature } from '#emulators/stripe/deliver-events.ts';
import type { StripeEvent } from '#emulators/stripe/objects.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import {
  createStripeFixture,
  type StripeFixture,
} from '#functions/stripe/testing/stripe-fixture.ts';
import type { WebhookEnv } from '../receive-event.ts';
import { webhookRoutes } from '../routes.ts';

export const webhookSecret = 'whsec_of_the_webhook';

export interface WebhookFixture extends StripeFixture {
  env: WebhookEnv;
  /** Delivers an event as Stripe does; returns the HTTP status. */
  deliver: (event: StripeEvent, changed?: { body?: string; at?: number }) => Promise<number>;
  /** Returns the events since the last call of `news`, in the order in which they happened. */
  news: () => StripeEvent[];
}

/**
 * Runs the webhook's own operation with a test database and an emulated Stripe. Creates the database and the
 * emulator, or uses those of the given fixture.
 */
export async function createWebhookFixture(given?: StripeFixture): Promise<WebhookFixture> {
  const world = given ?? (await createStripeFixture());
  const env: WebhookEnv = { ...world.env, STRIPE_WEBHOOK_SECRET: webhookSecret };
  const call = createCaller(webhookRoutes, env);
  let told = world.emulator.events().length;
  return {
    ...world,
    env,
    async deliver(event, changed = {}) {
      const body = JSON.stringify(event);
      const at = changed.at ?? Math.floor(Date.now() / 1000);
      const answer = await call('POST /stripe/webhook', {
        body: changed.body ?? body,
        headers: { 'stripe-signature': signature(webhookSecret, body, at) },
      });
      // Stripe does the same, so that it does not resend an accepted event.
      if (answer.ok) event.pending_webhooks = 0;
      return answer.status;
    },
    news() {
      const fresh = world.emulator.events().slice(told);
      told += fresh.length;
      return fresh;
    },
  };
}

import { openDatabase } from '#db/client.ts';
import { createApp } from '#functions/_base/app.ts';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import type { WebhookEnv } from './env.ts';
import { webhookRoutes } from './routes.ts';
import { sweepEvents } from './sweep-events.ts';

const app = createApp(webhookRoutes);

export default {
  fetch: app.fetch,
  /** Every minute: what was left open. */
  async scheduled(_: unknown, env: WebhookEnv): Promise<void> {
    await sweepEvents(openDatabase(env.DATABASE_URL), openStripe(env));
  },
};

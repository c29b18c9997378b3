import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { createApp } from '#functions/http/app.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import type { WebhookEnv } from './env.ts';
import { recoverEvents } from './recover-events.ts';
import { webhookRoutes } from './routes.ts';
import { sweepEvents } from './sweep-events.ts';

const app = createApp(webhookRoutes);

export default {
  fetch: app.fetch,
  /** Every minute: what was left open, and what did not arrive. */
  async scheduled(_: unknown, env: WebhookEnv): Promise<void> {
    const [db, stripe] = [openDatabase(env.DATABASE_URL, sweepTimeoutMs), openStripe(env)];
    await Promise.all([sweepEvents(db, stripe), recoverEvents(db, stripe)]);
  },
};

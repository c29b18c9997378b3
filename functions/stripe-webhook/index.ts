import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { createApp } from '#functions/http/app.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import type { WebhookEnv } from './receive-event.ts';
import { recoverEvents, sweepEvents } from './recover-events.ts';
import { webhookRoutes } from './routes.ts';
import { settleOpenEvents } from './settle-open-events.ts';

const app = createApp(webhookRoutes);

export default {
  fetch: app.fetch,
  /** Retries unsettled events; the first retry is twenty seconds after the event arrived. */
  queue: ({ messages }: { messages: readonly QueueMessage[] }, env: WebhookEnv): Promise<void> =>
    settleOpenEvents(openDatabase(env.DATABASE_URL, sweepTimeoutMs), openStripe(env), messages),
  /** Runs hourly: retries events that have no queue message, and fetches events that did not arrive. */
  async scheduled(_: unknown, env: WebhookEnv): Promise<void> {
    const [db, stripe] = [openDatabase(env.DATABASE_URL, sweepTimeoutMs), openStripe(env)];
    await Promise.all([sweepEvents(db, stripe), recoverEvents(db, stripe)]);
  },
};

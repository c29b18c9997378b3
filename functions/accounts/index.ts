import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { sweepAccounts } from '#db/queries/sweep-accounts.ts';
import { sendWaitingMails } from '#functions/mail/waiting-mails.ts';
import { workerHasher } from '#functions/passwords/worker-hasher.ts';
import { createApp } from '../http/app.ts';
import { type AccountsEnv, accountRoutes } from './routes.ts';

export const routes = accountRoutes(workerHasher);

const app = createApp(routes);

export default {
  fetch: app.fetch,
  /** Sends queued emails of all Workers that could not be sent immediately. */
  queue: (batch: { messages: Parameters<typeof sendWaitingMails>[1] }, env: AccountsEnv) =>
    sendWaitingMails(env, batch.messages),
  /** Deletes expired rows once a day. */
  scheduled: (_event: unknown, env: AccountsEnv) =>
    sweepAccounts(openDatabase(env.DATABASE_URL, sweepTimeoutMs)),
};

import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { sweepAccounts } from '#db/queries/sweep-accounts.ts';
import { mailSpeakers } from '#functions/mail/say-mail.ts';
import { sendWaitingMails } from '#functions/mail/waiting-mails.ts';
import { workerHasher } from '#functions/passwords/worker-hasher.ts';
import { mailWordings } from '../../dist/mail-wordings/mail-wordings.js';
import { createApp } from '../http/app.ts';
import { type AccountsEnv, accountRoutes } from './routes.ts';

export const routes = accountRoutes(workerHasher);

const app = createApp(routes);
const speakerOf = mailSpeakers(mailWordings);

export default {
  fetch: app.fetch,
  /**
   * Sends queued emails of all Workers: those that could not be sent immediately, and those in other languages than English.
   */
  queue: (batch: { messages: Parameters<typeof sendWaitingMails>[1] }, env: AccountsEnv) =>
    sendWaitingMails(env, batch.messages, speakerOf),
  /** Deletes expired rows once a day. */
  scheduled: (_event: unknown, env: AccountsEnv) =>
    sweepAccounts(openDatabase(env.DATABASE_URL, sweepTimeoutMs)),
};

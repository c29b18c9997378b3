import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { createApp } from '#functions/http/app.ts';
import type { MailEnv } from '#functions/mail/mail-env.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { remindWebinars } from './remind-webinars.ts';
import { contentRoutes } from './routes.ts';

const app = createApp(contentRoutes);

export default {
  fetch: app.fetch,
  /** Each hour: mails to those who signed up for a webinar. */
  scheduled: (_: unknown, env: MailEnv): Promise<void> =>
    remindWebinars(openDatabase(env.DATABASE_URL, sweepTimeoutMs), openMailer(env), env.APP_ORIGIN),
};

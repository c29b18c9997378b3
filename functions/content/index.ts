import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { createApp } from '#functions/http/app.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { remindWebinars } from './remind-webinars.ts';
import { type ContentEnv, contentRoutes } from './routes.ts';

const app = createApp(contentRoutes);

export default {
  fetch: app.fetch,
  /** Every hour, sends the due emails to the people who signed up for a webinar. */
  scheduled: (_: unknown, env: ContentEnv): Promise<void> =>
    remindWebinars(openDatabase(env.DATABASE_URL, sweepTimeoutMs), openMailer(env), env.APP_ORIGIN),
};

import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { sweepLapsed } from './sweep-lapsed.ts';
import { type RemovalsEnv, sweepRemovals } from './sweep-removals.ts';

export default {
  /** Runs every hour. The Worker has no HTTP address, so only the schedule starts it. */
  async scheduled(_: unknown, env: RemovalsEnv): Promise<void> {
    const db = openDatabase(env.DATABASE_URL, sweepTimeoutMs);
    await sweepRemovals(db, openStripe(env), env.MEDIA);
    await sweepLapsed(db, openMailer(env), env.APP_ORIGIN);
  },
};

import { openDatabase, sweepPatienceMs } from '#db/client.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import type { RemovalsEnv } from './env.ts';
import { sweepRemovals } from './sweep-removals.ts';

export default {
  /** Every five minutes. The Worker has no address. */
  async scheduled(_: unknown, env: RemovalsEnv): Promise<void> {
    await sweepRemovals(
      openDatabase(env.DATABASE_URL, sweepPatienceMs),
      openStripe(env),
      env.MEDIA,
    );
  },
};

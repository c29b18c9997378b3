import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import type { RemovalsEnv } from './env.ts';
import { sweepRemovals } from './sweep-removals.ts';

export default {
  /** Each hour. The Worker has no address. */
  async scheduled(_: unknown, env: RemovalsEnv): Promise<void> {
    await sweepRemovals(openDatabase(env.DATABASE_URL, sweepTimeoutMs), openStripe(env), env.MEDIA);
  },
};

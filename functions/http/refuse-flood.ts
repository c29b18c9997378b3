import type { BaseEnv } from './env.ts';
import { ApiError } from './errors.ts';
import { factsOf } from './headers.ts';
import { describeError, log } from './log.ts';
import { networkOf } from './network.ts';
import { hashSecret } from './secrets.ts';

/** A rate limit of Cloudflare's, as far as it is used here: it counts beside the Worker, without a trip. */
export interface RateLimiter {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

const waitSeconds = 60;

/**
 * Throws 429 when one subject (an account, or what somebody typed as its name) or one line of the
 * network calls a route far more often than people do. It stands in front of the rows of `attempts`, so
 * that a flood never reaches the database; the rows alone decide who has tried too often, because these
 * counts are of one place, roughly kept, and may be lost. Without the bindings it lets everything pass,
 * and so it does when they fail.
 */
export async function refuseFlood(env: BaseEnv, request: Request, subject: string): Promise<void> {
  const { SUBJECT_FLOOD, ADDRESS_FLOOD } = env;
  if (!SUBJECT_FLOOD || !ADDRESS_FLOOD) return;
  const { route, requestId } = factsOf(request);
  try {
    // Hashed, because what was typed may be the e-mail address of a person.
    const key = await hashSecret(`${route} ${subject.toLowerCase()}`);
    const [bySubject, byAddress] = await Promise.all([
      SUBJECT_FLOOD.limit({ key }),
      ADDRESS_FLOOD.limit({ key: `${route} ${networkOf(request).line}` }),
    ]);
    if (bySubject.success && byAddress.success) return;
  } catch (error) {
    log('warn', 'rate limit not counted', { requestId, route, ...describeError(error) });
    return;
  }
  const message = 'That was tried far too often. Please wait a minute and try again.';
  throw new ApiError('too_many', message, { retryAfterSeconds: waitSeconds });
}

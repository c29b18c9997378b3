import type { BaseEnv } from './env.ts';
import { ApiError } from './errors.ts';
import { factsOf } from './headers.ts';
import { describeError, log } from './log.ts';
import { networkOf } from './network.ts';
import { hashSecret } from './secrets.ts';

/**
 * The part of Cloudflare's rate limit binding that is used here. It counts in the same location as the
 * Worker, without a round trip.
 */
export interface RateLimiter {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

const waitSeconds = 60;

/**
 * Throws 429 if one subject (an account, or a typed name) or one `line` of the network calls a route far more
 * often than people do. Runs before the limits in the table `attempts`, so that a flood never reaches the
 * database. Only that table enforces the actual limits: the counts used here are per location, approximate,
 * and may be lost. Allows every call if the bindings are missing or fail.
 */
export async function refuseFlood(env: BaseEnv, request: Request, subject: string): Promise<void> {
  const { SUBJECT_FLOOD, ADDRESS_FLOOD } = env;
  if (!SUBJECT_FLOOD || !ADDRESS_FLOOD) return;
  const { route, requestId } = factsOf(request);
  try {
    // Hash the subject, because the typed text may be a person's email address.
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

import { ApiError } from '#functions/http/errors.ts';
import type { Running } from '#functions/stripe/base-item.ts';

/** How long the sums of a preview hold, in seconds. */
const previewValidSeconds = 3600;

/**
 * 409 for a moment that no preview of the last hour was of. The later the moment, the less is charged: it
 * must have been, by Stripe's own clock (`now`), and lie in the period that is paid for.
 */
export function requireFresh(moment: number, now: number, { item }: Running): void {
  const isOfThisPeriod = moment >= item.current_period_start;
  if (moment <= now && moment >= now - previewValidSeconds && isOfThisPeriod) return;
  throw new ApiError('conflict', 'These amounts are out of date. Check them again.');
}

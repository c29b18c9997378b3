import { Refusal } from '#functions/http/errors.ts';
import type { Running } from './running.ts';

/** How long the sums of a preview hold, in seconds. */
const previewHolds = 3600;

/**
 * 409 for a moment that no preview of the last hour was of. The later the moment, the less is charged: it
 * must have been, by Stripe's own clock (`now`), and lie in the period that is paid for.
 */
export function requireFresh(moment: number, now: number, { item }: Running): void {
  const isOfThisPeriod = moment >= item.current_period_start;
  if (moment <= now && moment >= now - previewHolds && isOfThisPeriod) return;
  throw new Refusal('conflict', 'These sums are out of date. Look at them again.');
}

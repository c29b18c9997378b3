import type { AnalyticsEvent } from '#contracts/analytics/event.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { http } from '../http/http.ts';
import { createAnalytics } from './create-analytics.ts';

/**
 * The counting of this page. It sends calls that outlive the page, and no beacons: a beacon cannot say
 * who sends it.
 */
export const analytics = createAnalytics({
  counts: () => signedIn()?.teaches === true,
  send: (events) => http.post('/custom_analytics', { events }, { keepalive: true, sendOnce: true }),
  later: (call, ms) => void setTimeout(call, ms),
  log: (...words) => console.info(...words),
});

/** Counts one use. Nothing happens unless a teacher is signed in. */
export const logEvent = (event: AnalyticsEvent): void => analytics.log(event);

import * as z from 'zod/mini';
import { maxEvents } from './max-events.ts';

/**
 * A usage event. `id` is the element's `data-log` name (`activity-opened:gap-fill`) or a route pattern
 * (`/preview/:id`). `type` is the element's tag name, or the literal `page` (specification 7). The regular
 * expressions reject sentences, full names and e-mail addresses.
 */
export const AnalyticsEvent = z.object({
  id: z
    .string()
    .check(z.regex(/^[A-Za-z0-9/*][A-Za-z0-9/:_?*.-]{0,79}$/, 'Use the name of an element.')),
  type: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'Use a tag name or "page".')),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Payload of `POST /custom_analytics`: one event, or a batch. */
export const AnalyticsCall = z.pipe(
  z.union([
    z.object({ events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(maxEvents)) }),
    z.pipe(
      AnalyticsEvent,
      z.transform((event) => ({ events: [event] })),
    ),
  ]),
  z.transform(({ events }) => events),
);

import * as z from 'zod/mini';
import { maxEvents } from './max-events.ts';

/**
 * What was used: `id` is the name that the element's `data-log` gives it (`activity-opened:gap-fill`), or a
 * route with its parameters unfilled (`/preview/:id`); `type` is the element's tag name, or the literal
 * `page` (specification 7). The pattern leaves no room for a sentence, a name or an address with an @.
 */
export const AnalyticsEvent = z.object({
  id: z
    .string()
    .check(z.regex(/^[A-Za-z0-9/*][A-Za-z0-9/:_?*.-]{0,79}$/, 'Use the name of an element.')),
  type: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'Use a tag name or "page".')),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** What `POST /custom_analytics` takes: one event, or several that waited for each other. */
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

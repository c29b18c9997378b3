import * as z from 'zod/mini';
import { isTimeZone } from '../admin/time-buckets.ts';

/** What the browser sends when somebody signs up: its time zone, in which the reminders say the time. */
export const WebinarSignUp = z.object({
  timeZone: z.nullable(
    z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Give the name of a time zone.')),
  ),
});
export type WebinarSignUp = z.infer<typeof WebinarSignUp>;

/** The coming webinars that this person has signed up for, by their slugs. */
export const OwnSignUps = z.object({ slugs: z.array(z.string()) });
export type OwnSignUps = z.infer<typeof OwnSignUps>;

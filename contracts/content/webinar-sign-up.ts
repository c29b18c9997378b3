import * as z from 'zod/mini';
import { isTimeZone } from '../admin/time-buckets.ts';

/** Payload of a sign-up: the browser's time zone, which the reminder emails use for the time. */
export const WebinarSignUp = z.object({
  timeZone: z.nullable(
    z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Enter the name of a time zone.')),
  ),
});
export type WebinarSignUp = z.infer<typeof WebinarSignUp>;

/** Slugs of the upcoming webinars that this person has signed up for. */
export const OwnSignUps = z.object({ slugs: z.array(z.string()) });
export type OwnSignUps = z.infer<typeof OwnSignUps>;

import * as z from 'zod/mini';

/** How many days ahead a trial may end at most. */
export const maxTrialDays = 366;

/** `PUT /v1/admin/users/:id/trial`: the last day of the trial, such as `2026-12-31`. */
export const SetTrial = z.object({ until: z.iso.date('Choose a day.') });
export type SetTrial = z.infer<typeof SetTrial>;

/** What each day more is counted from when a trial is extended: its own end, or today where it is over. */
export function suggestedEnd(endsAt: string | null, now: number, days = 14): string {
  const from = Math.max(now, endsAt === null ? now : Date.parse(endsAt));
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

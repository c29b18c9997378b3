import * as z from 'zod/mini';

/** Maximum number of days from today to the end of a trial. */
export const maxTrialDays = 366;

/** `PUT /v1/admin/users/:id/trial`: the last day of the trial, for example `2026-12-31`. */
export const SetTrial = z.object({ until: z.iso.date('Choose a day.') });
export type SetTrial = z.infer<typeof SetTrial>;

/**
 * Returns the suggested end of an extended trial: `days` after its current end, or `days` after today if the
 * trial is over.
 */
export function suggestedEnd(endsAt: string | null, now: number, days = 14): string {
  const from = Math.max(now, endsAt === null ? now : Date.parse(endsAt));
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

import type { PageLine } from '#contracts/content/page.ts';

export type WebinarState = 'announced' | 'coming' | 'over' | 'recorded';

/** How a webinar stands at a moment (ms): without a date yet, still to come, over, or to be watched again. */
export function webinarState(
  { startsAt, minutes, hasRecording }: Pick<PageLine, 'startsAt' | 'minutes' | 'hasRecording'>,
  now: number,
): WebinarState {
  if (hasRecording) return 'recorded';
  if (startsAt === null) return 'announced';
  return Date.parse(startsAt) + (minutes ?? 60) * 60_000 > now ? 'coming' : 'over';
}

/** Whether one can still sign up for a webinar at a moment (ms): it has a date and has not begun. */
export const isAhead = (
  { startsAt, hasRecording }: Pick<PageLine, 'startsAt' | 'hasRecording'>,
  now: number,
): boolean => !hasRecording && startsAt !== null && Date.parse(startsAt) > now;

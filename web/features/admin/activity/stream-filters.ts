import type { ActivityFilters } from '#contracts/admin/activity.ts';

/** The filters of the stream where nothing is left out of it; how far back it goes is no such filter. */
export const everyEvent = {
  kind: '',
  person: '',
  part: '',
  language: '',
  failed: '',
} as const satisfies Partial<ActivityFilters>;

import { type ActivityName, activityMenus, activityNames, isActivityName } from './menu.ts';

/**
 * Returns the activities that a lesson shows, in order: the teacher's own selection, or all activities in the
 * default order.
 */
export function arrangedActivities(arrangement: readonly string[] | null): readonly ActivityName[] {
  if (arrangement === null) return activityNames;
  // Drops activities that no longer exist, and duplicates.
  return [...new Set(arrangement.filter(isActivityName))];
}

/** Returns the arranged activities that can be used in this language. Omits all other activities. */
export function offeredActivities(
  arrangement: readonly string[] | null,
  language: string,
): readonly ActivityName[] {
  return arrangedActivities(arrangement).filter((name) => isOffered(name, language));
}

/** True if an activity is useful for a target language. */
export const isOffered = (name: ActivityName, language: string): boolean =>
  activityMenus[name].languages?.includes(language) ?? true;

import { type ActivityName, activityMenus, activityNames, isActivityName } from './registry.ts';

/** The activities that a lesson shows, in order: the teacher's own, or all in the product's order. */
export function arrangedActivities(arrangement: readonly string[] | null): readonly ActivityName[] {
  if (arrangement === null) return activityNames;
  // One that the product no longer has is left out; one named twice is shown once.
  return [...new Set(arrangement.filter(isActivityName))];
}

/** The arranged activities that a text in this language can be used for: the others would be dead ends. */
export function offeredActivities(
  arrangement: readonly string[] | null,
  language: string,
): readonly ActivityName[] {
  return arrangedActivities(arrangement).filter((name) => isOffered(name, language));
}

/** Whether an activity has any use for a target language. */
export const isOffered = (name: ActivityName, language: string): boolean =>
  activityMenus[name].languages?.includes(language) ?? true;

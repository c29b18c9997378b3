import { type ActivityName, activityNames, isActivityName } from './activity-names.ts';

/** The activities that a lesson shows, in order: the teacher's own, or all in the product's order. */
export function arrangedActivities(arrangement: readonly string[] | null): readonly ActivityName[] {
  if (arrangement === null) return activityNames;
  // One that the product no longer has is left out; one named twice is shown once.
  return [...new Set(arrangement.filter(isActivityName))];
}

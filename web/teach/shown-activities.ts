import { offeredActivities } from '#lessons/activities/arrangement.ts';
import { type ActivityName, activityMenus, activityNames } from '#lessons/activities/registry.ts';
import type { SignedIn } from './signed-in.ts';

type Reader = Pick<SignedIn, 'features'> | null;

/**
 * Whether the plan of the teacher who is signed in includes an activity. Visitors, pupils and admins meet
 * every one (specification 6); what a plan may store and set is for the Workers to decide.
 */
export function inPlan(name: ActivityName, who: Reader): boolean {
  return !who?.features || who.features.includes(activityMenus[name].feature);
}

/** The activities that a lesson offers here: as its owner arranged them, as far as its language and the plan go. */
export function shownActivities(
  { arrangement, to }: { arrangement: readonly string[] | null; to: string },
  who: Reader,
): readonly ActivityName[] {
  return offeredActivities(arrangement, to).filter((name) => inPlan(name, who));
}

/** Whether the plan leaves out any activity at all. */
export const isPlanShort = (who: Reader): boolean =>
  activityNames.some((name) => !inPlan(name, who));

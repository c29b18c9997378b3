import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import { gapFill } from './gap-fill/definition.ts';

type AnyActivity = ActivityDefinition<unknown, StoredActivity<unknown>>;

/** Every activity that stores a state, by the name that `/activities/:activity` uses. */
export const activities = {
  'gap-fill': gapFill,
} satisfies Record<string, AnyActivity>;

export type ActivityName = keyof typeof activities;

export function isActivityName(name: string): name is ActivityName {
  return Object.hasOwn(activities, name);
}

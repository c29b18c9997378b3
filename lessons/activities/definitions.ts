import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityName } from './menu.ts';

type AnyDefinition = ActivityDefinition<unknown, StoredActivity<unknown>>;

/**
 * Loads the definition of an activity, for sheets and plans. The registry does not contain the definitions,
 * because otherwise a Worker's bundle would include all of them and also their sheets, which the Worker never
 * uses.
 */
export async function definitionOf(name: ActivityName): Promise<AnyDefinition> {
  const { default: definition }: { default: AnyDefinition } = await import(`./${name}/index.ts`);
  return definition;
}

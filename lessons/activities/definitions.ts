import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityName } from './menu.ts';

type AnyDefinition = ActivityDefinition<unknown, StoredActivity<unknown>>;

/**
 * Loads the definition of an activity, for sheets and plans. It is not part of the registry, because a
 * Worker's bundle would then contain every definition, including sheets that the Worker never uses.
 */
export async function definitionOf(name: ActivityName): Promise<AnyDefinition> {
  const { default: definition }: { default: AnyDefinition } = await import(`./${name}/index.ts`);
  return definition;
}

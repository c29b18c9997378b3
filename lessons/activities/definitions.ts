import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityName } from './registry.ts';

type AnyDefinition = ActivityDefinition<unknown, StoredActivity<unknown>>;

/**
 * Loads all the rules of an activity, for sheets and plans. Separate from the registry: otherwise a Worker's
 * bundle would contain every definition, including sheets that it never uses.
 */
export async function definitionOf(name: ActivityName): Promise<AnyDefinition> {
  const { default: definition }: { default: AnyDefinition } = await import(`./${name}/index.ts`);
  return definition;
}

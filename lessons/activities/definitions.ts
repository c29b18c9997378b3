import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityName } from './registry.ts';

type AnyDefinition = ActivityDefinition<unknown, StoredActivity<unknown>>;

/**
 * Loads all the rules of an activity, for sheets and plans. Not a part of the registry: a Worker's bundle would
 * hold every definition, whose sheets it has no use for.
 */
export async function definitionOf(name: ActivityName): Promise<AnyDefinition> {
  const { default: definition }: { default: AnyDefinition } = await import(`./${name}/index.ts`);
  return definition;
}

import type { Preferences } from '../draft/preferences.ts';
import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';

/** What an activity that was never opened begins with: its defaults, as this teacher usually has them. */
export function startingOptions<Options, State extends StoredActivity<Options>>(
  { defaultOptions, usual }: Pick<ActivityDefinition<Options, State>, 'defaultOptions' | 'usual'>,
  settings: Preferences,
): Options {
  return usual?.into(defaultOptions, settings) ?? defaultOptions;
}

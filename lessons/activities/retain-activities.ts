import type { Text } from '#language/text/text.ts';
import { isActivityName } from './activity-names.ts';
import { storedRulesOf } from './stored-activities.ts';

/** The stored activities of a resource over another text: each loses what is gone from it. */
export function retainActivities(
  stored: Record<string, unknown>,
  text: Text,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      if (!isActivityName(name)) return [[name, value]];
      const { State, keep } = storedRulesOf(name);
      const state = State.safeParse(value);
      return state.success ? [[name, keep(state.data, text)]] : [];
    }),
  );
}

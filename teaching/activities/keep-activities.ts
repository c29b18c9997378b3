import type { Text } from '../text/text.ts';
import { definitionOf, isActivityName } from './registry.ts';

/** The stored activities of a resource over another text: each loses what is gone from it. */
export async function keepActivities(
  stored: Record<string, unknown>,
  text: Text,
): Promise<Record<string, unknown>> {
  const kept = await Promise.all(
    Object.entries(stored).map(async ([name, value]) => {
      if (!isActivityName(name)) return [[name, value]];
      const { State, keep } = await definitionOf(name);
      const state = State.safeParse(value);
      return state.success ? [[name, keep(state.data, text)]] : [];
    }),
  );
  return Object.fromEntries(kept.flat());
}

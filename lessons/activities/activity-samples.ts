import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { StoredActivity, StoredRules } from './activity-definition.ts';
import type { ActivityName } from './registry.ts';

/** What `registry.test.ts` and the frozen samples try an activity with: `samples.ts` of its folder. */
interface ActivitySamples {
  options: readonly unknown[];
  seen(stored: unknown, material: LessonMaterial): unknown;
}

interface Samples<State extends StoredActivity<unknown>> {
  /** Options that it is made with. */
  options: readonly State['options'][];
  /**
   * What pupils see of a stored state, as plain data: the words chosen and every order that chance has made.
   * Looks and wording are left out, for they may change.
   */
  seen(state: State, material: LessonMaterial): unknown;
}

/** Ties samples to the schema of what is stored. */
export const activitySamples = <State extends StoredActivity<unknown>>(
  { State: schema }: StoredRules<State>,
  { options, seen }: Samples<State>,
): ActivitySamples => ({
  options,
  seen: (stored, material) => seen(schema.parse(stored), material),
});

export async function samplesOf(name: ActivityName): Promise<ActivitySamples> {
  const { default: samples }: { default: ActivitySamples } = await import(`./${name}/samples.ts`);
  return samples;
}

/** The words with these ids, in the order of the ids. */
export function wordsOf(ids: readonly string[], { text }: LessonMaterial): string[] {
  const tokens = text.sentences.flatMap(({ target, native }) => [
    ...target.tokens,
    ...native.tokens,
  ]);
  const words = new Map(tokens.map((token) => [token.id, token.text]));
  return ids.map((id) => words.get(id) ?? `no ${id}`);
}

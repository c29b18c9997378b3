import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { StoredActivity, StoredRules } from './activity-definition.ts';
import type { ActivityName } from './menu.ts';

/** The samples of one activity, from its `samples.ts`. Used by `registry.test.ts` and the frozen samples. */
interface ActivitySamples {
  options: readonly unknown[];
  seen(stored: unknown, material: LessonMaterial): unknown;
}

interface Samples<State extends StoredActivity<unknown>> {
  /** The options with which activities are created. */
  options: readonly State['options'][];
  /**
   * Returns the content that a stored state shows to pupils, as plain data: the chosen words and every random
   * order. Excludes appearance and wording, because they may change.
   */
  seen(state: State, material: LessonMaterial): unknown;
}

/** Types the samples by the schema of the stored state. */
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

/** Returns the words with these ids, in the order of the ids. */
export function wordsOf(ids: readonly string[], { text }: LessonMaterial): string[] {
  const tokens = text.sentences.flatMap(({ target, native }) => [
    ...target.tokens,
    ...native.tokens,
  ]);
  const words = new Map(tokens.map((token) => [token.id, token.text]));
  return ids.map((id) => words.get(id) ?? `no ${id}`);
}

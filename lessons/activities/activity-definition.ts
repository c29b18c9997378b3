import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { PreferenceRules, Preferences } from '../draft/preferences.ts';
import type { Sheet } from '../sheets/sheet.ts';

/**
 * What every activity stores, so that projector, reload, print, answer key and the pupils' phones all
 * show the same: the options chosen, the seed of its random choices, and the ids they led to.
 */
export interface StoredActivity<Options> {
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
  options: Options;
  /** Token, chunk, sentence or vocabulary ids, in text order. */
  ids: string[];
}

/** What an activity is made from. Seeds come from outside: rules never draw their own. */
export interface ActivityRequest<Options> {
  material: LessonMaterial;
  options: Options;
  seed: number;
}

/** What is needed to store an activity, without its other rules: Workers ask for nothing else. */
export interface StoredRules<State> {
  State: z.ZodMiniType<State>;
  /** The state over an edited text: what is gone from the text is gone from the state. */
  keep(state: State, text: Text): State;
}

/**
 * One activity over a lesson's material. A new one is a folder with `index.ts` (its definition and sheet),
 * `state.ts` (options, what is stored), `Panel.tsx`, `samples.ts` and a test, and its entry in `registry.ts`:
 * the compiler then asks for a line in `views.ts`, `stored-activities.ts` and the lesson plan's
 * `activity-rules.ts`, the tests for frozen samples, and `e2e/activities` holds the game played by mouse and by
 * key. `redact` is a small one to read first. What is revealed or scored at the moment is not stored: it belongs
 * to the view.
 */
export interface ActivityDefinition<Options, State extends StoredActivity<Options>>
  extends StoredRules<State> {
  Options: z.ZodMiniType<Options>;
  defaultOptions: Options;
  /** What of the options goes with the teacher from lesson to lesson; absent where nothing does. */
  usual?: PreferenceRules<Options>;
  /** What this material lacks for the activity, as a sentence that says where to get it; else null. */
  missing(material: LessonMaterial): string | null;
  /** True where the target language itself has no use for it: what is missing cannot be made. */
  ruledOut?(language: string): boolean;
  /** Pure: the same request gives the same state on every machine. */
  make(request: ActivityRequest<Options>): State;
  /**
   * The same by another chance: version B of a worksheet. What the teacher did by hand stays. Without it
   * the activity is made anew from its options.
   */
  vary?(state: State, seed: number, material: LessonMaterial): State;
  /** The activity on paper, from the same state; null where paper has nothing to offer. */
  sheet(state: State, material: LessonMaterial): Sheet | null;
  /** The options in a few words for lists; without it their names and values stand there. */
  summary?(options: Options): string;
}

/** What an activity that was never opened begins with: its defaults, as this teacher usually has them. */
export function startingOptions<Options, State extends StoredActivity<Options>>(
  { defaultOptions, usual }: Pick<ActivityDefinition<Options, State>, 'defaultOptions' | 'usual'>,
  settings: Preferences,
): Options {
  return usual?.into(defaultOptions, settings) ?? defaultOptions;
}

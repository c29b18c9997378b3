import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { PreferenceRules, Preferences } from '../draft/preferences.ts';
import type { StepRule } from '../plan/step-idea.ts';
import type { Sheet } from '../sheets/sheet.ts';

/**
 * The state that every activity stores, so that projector, reload, print, answer key and the pupils' phones
 * all show the same: the chosen options, the seed of its random choices, and the resulting ids.
 */
export interface StoredActivity<Options> {
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
  options: Options;
  /** Token, chunk, sentence or vocabulary ids, in text order. */
  ids: string[];
}

/** Input for creating an activity. The seed is passed in: the rules never generate one. */
export interface ActivityRequest<Options> {
  material: LessonMaterial;
  options: Options;
  seed: number;
}

/** The rules needed to store an activity; Workers use only these. */
export interface StoredRules<State> {
  State: z.ZodMiniType<State>;
  /** Returns the state for an edited text, without anything that was removed from the text. */
  keep(state: State, text: Text): State;
}

/**
 * One activity over a lesson's material. To add one, create a folder with `index.ts` (its definition and
 * sheet), `state.ts` (options and stored state), `Panel.tsx`, `icon.ts`, `samples.ts` and a test, and add its
 * entry to `menu.ts`; the compiler then requires its stored rules in `registry.ts`. The tests require frozen
 * samples, and `e2e/activities` requires the game to be played by mouse and by keyboard. `redact` is a small
 * one to read first. Revealed answers and scores are view state and are not stored.
 */
export interface ActivityDefinition<Options, State extends StoredActivity<Options>>
  extends StoredRules<State> {
  Options: z.ZodMiniType<Options>;
  defaultOptions: Options;
  /** Rules for the options that are remembered per teacher across lessons; absent if there are none. */
  usual?: PreferenceRules<Options>;
  /**
   * Returns a sentence that names the missing material and says where to create it; null if none is missing.
   */
  missing(material: LessonMaterial): string | null;
  /** True if the activity can never be used in this target language: the material it needs cannot be made. */
  ruledOut?(language: string): boolean;
  /** Pure: the same request gives the same state on every machine. */
  make(request: ActivityRequest<Options>): State;
  /**
   * Returns the state with other random choices, for version B of a worksheet. Manual changes by the teacher
   * are preserved. If absent, the activity is regenerated from its options.
   */
  vary?(state: State, seed: number, material: LessonMaterial): State;
  /** Returns the activity on paper, from the same state; null if it cannot be printed. */
  sheet(state: State, material: LessonMaterial): Sheet | null;
  /** How a lesson plan uses the activity. */
  step: StepRule;
  /** A short summary of the options for lists; if absent, their names and values are listed. */
  summary?(options: Options): string;
}

/** Returns the options of an activity that was never opened: its defaults plus the teacher's preferences. */
export function startingOptions<Options, State extends StoredActivity<Options>>(
  { defaultOptions, usual }: Pick<ActivityDefinition<Options, State>, 'defaultOptions' | 'usual'>,
  settings: Preferences,
): Options {
  return usual?.into(defaultOptions, settings) ?? defaultOptions;
}

import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { PreferenceRules, Preferences } from '../draft/preferences.ts';
import type { StepRule } from '../plan/step-idea.ts';
import type { Sheet } from '../sheets/sheet.ts';

/**
 * The state that every activity stores: the chosen options, the seed of its random choices, and the resulting
 * ids. This state ensures that the projector, a reload, the printed sheet, the answer key and the pupils'
 * phones all show the same activity.
 */
export interface StoredActivity<Options> {
  /** An integer from 0 to 2^32 - 1. */
  seed: number;
  options: Options;
  /** Token, chunk, sentence or vocabulary ids, in text order. */
  ids: string[];
}

/** Input for creating an activity. The caller passes the seed, because the rules never generate a seed. */
export interface ActivityRequest<Options> {
  material: LessonMaterial;
  options: Options;
  seed: number;
}

/** The rules needed to store an activity; Workers use only these. */
export interface StoredRules<State> {
  State: z.ZodMiniType<State>;
  /** Returns the state for an edited text, without ids that were removed from the text. */
  keep(state: State, text: Text): State;
}

/**
 * One activity on a lesson's material. To add an activity, create a folder with `index.ts` (its definition
 * and sheet), `state.ts` (options and stored state), `Panel.tsx`, `icon.ts`, `samples.ts` and a test, and add
 * its entry to `menu.ts`. The compiler then requires its words in `activity-words.ts` and its stored rules in
 * `registry.ts`. The tests require frozen samples, and `e2e/activities` requires a test that plays the game by
 * mouse and by keyboard. `redact` is a good first example, because it is small. Revealed answers and scores
 * are view state and are not stored.
 */
export interface ActivityDefinition<Options, State extends StoredActivity<Options>>
  extends StoredRules<State> {
  Options: z.ZodMiniType<Options>;
  defaultOptions: Options;
  /**
   * Rules for the options that are remembered per teacher across lessons; absent if no options are
   * remembered.
   */
  usual?: PreferenceRules<Options>;
  /**
   * Returns a sentence that names the missing material and where to create it; null if no material is
   * missing.
   */
  missing(material: LessonMaterial): string | null;
  /**
   * True if the activity can never be used in this target language, because the material that it needs cannot
   * be created.
   */
  ruledOut?(language: string): boolean;
  /** Pure: the same request returns the same state on every machine. */
  make(request: ActivityRequest<Options>): State;
  /**
   * Returns the state with other random choices, for version B of a worksheet. Keeps the teacher's manual
   * changes. If `vary` is absent, version B is generated from the activity's options.
   */
  vary?(state: State, seed: number, material: LessonMaterial): State;
  /**
   * Returns the activity as a sheet for printing, made from the same state; null if the activity cannot be
   * printed.
   */
  sheet(state: State, material: LessonMaterial): Sheet | null;
  /** How a lesson plan uses the activity. */
  step: StepRule;
  /** Returns a short summary of the options for lists, such as "25% of the words · word bank". */
  summary(options: Options): string;
}

/**
 * Returns the options for an activity that was never opened: the defaults, overridden by the teacher's
 * preferences.
 */
export function startingOptions<Options, State extends StoredActivity<Options>>(
  { defaultOptions, usual }: Pick<ActivityDefinition<Options, State>, 'defaultOptions' | 'usual'>,
  settings: Preferences,
): Options {
  return usual?.into(defaultOptions, settings) ?? defaultOptions;
}

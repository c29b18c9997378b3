import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { MistakeType } from './content.ts';
import { keepMistakes } from './make-mistakes.ts';

/** The number that stands for all mistakes of the chosen kinds. */
export const everyMistake = 1000;

export const MistakesOptions = z.object({
  /** The kinds of mistake in play; none chosen means every kind. */
  types: z.array(MistakeType).check(z.maxLength(MistakeType.options.length)),
  /** At most so many mistakes. */
  count: z.int().check(z.minimum(1), z.maximum(everyMistake)),
});
export type MistakesOptions = z.infer<typeof MistakesOptions>;

export const defaultMistakesOptions: MistakesOptions = { types: [], count: everyMistake };

/** What a resource stores of its spot-the-mistakes. */
export const MistakesState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: MistakesOptions,
  /** Sentences with a mistake, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000)),
});
export type MistakesState = z.infer<typeof MistakesState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<MistakesState> = {
  State: MistakesState,
  keep: keepMistakes,
};

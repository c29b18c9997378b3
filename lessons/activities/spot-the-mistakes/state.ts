import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { MistakeType } from './content.ts';
import { keepMistakes } from './make-mistakes.ts';

/** The count that means all mistakes of the chosen kinds. */
export const everyMistake = 1000;

export const MistakesOptions = z.object({
  /** The kinds of mistake in play; an empty list means every kind. */
  types: z.array(MistakeType).check(z.maxLength(MistakeType.options.length)),
  /** Maximum number of mistakes. */
  count: z.int().check(z.minimum(1), z.maximum(everyMistake)),
});
export type MistakesOptions = z.infer<typeof MistakesOptions>;

export const defaultMistakesOptions: MistakesOptions = { types: [], count: everyMistake };

/** The spot-the-mistakes state that a resource stores. */
export const MistakesState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: MistakesOptions,
  /** Ids of the sentences with a mistake, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000)),
});
export type MistakesState = z.infer<typeof MistakesState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<MistakesState> = {
  State: MistakesState,
  keep: keepMistakes,
};

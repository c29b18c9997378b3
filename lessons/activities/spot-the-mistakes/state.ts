import * as z from 'zod';
import type { StoredRules } from '../activity-definition.ts';
import { MistakeType } from './content.ts';
import { keepMistakes } from './make-mistakes.ts';

/** The number that stands for all mistakes of the chosen kinds. */
export const everyMistake = 1000;

export const MistakesOptions = z.object({
  /** The kinds of mistake in play; none chosen means every kind. */
  types: z.array(MistakeType).max(MistakeType.options.length),
  /** At most so many mistakes. */
  count: z.int().min(1).max(everyMistake),
});
export type MistakesOptions = z.infer<typeof MistakesOptions>;

export const defaultMistakesOptions: MistakesOptions = { types: [], count: everyMistake };

/** What a resource stores of its spot-the-mistakes. */
export const MistakesState = z.object({
  seed: z.int().min(0).max(0xffffffff),
  options: MistakesOptions,
  /** Sentences with a mistake, in text order. */
  ids: z.array(z.string().max(40)).max(1000),
});
export type MistakesState = z.infer<typeof MistakesState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<MistakesState> = {
  State: MistakesState,
  keep: keepMistakes,
};

import * as z from 'zod/mini';
import { SideName } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';
import { retainTangle } from './make-tangle.ts';

export const TangledOptions = z.object({
  /** Percentage of the target text's characters that stay in the target language. */
  percent: z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(5)),
  /** The language whose word order the sentence follows; `auto` chooses one by the target language. */
  spine: z.enum(['auto', 'target', 'native']),
  /** The language in which pupils write the whole text. */
  into: SideName,
});
export type TangledOptions = z.infer<typeof TangledOptions>;

/** Half of the text in each language, in the easier word order; pupils write in the target language. */
export const defaultTangledOptions: TangledOptions = {
  percent: 50,
  spine: 'auto',
  into: 'target',
};

/** The tangled translation state that a resource stores. */
export const TangledState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: TangledOptions,
  /** The ids of the chunks in the native language, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
});
export type TangledState = z.infer<typeof TangledState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<TangledState> = {
  State: TangledState,
  keep: retainTangle,
};

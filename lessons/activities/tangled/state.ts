import * as z from 'zod/mini';
import { SideName } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';
import { retainTangle } from './make-tangle.ts';

export const TangledOptions = z.object({
  /** Share of the target text's characters that stay in the target language. */
  percent: z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(5)),
  /** Whose word order the sentence follows; `auto` goes by the language. */
  spine: z.enum(['auto', 'target', 'native']),
  /** The language that pupils write the whole text in. */
  into: SideName,
});
export type TangledOptions = z.infer<typeof TangledOptions>;

/** Half and half, in the easier word order, written in the language that is learnt. */
export const defaultTangledOptions: TangledOptions = {
  percent: 50,
  spine: 'auto',
  into: 'target',
};

/** What a resource stores of its tangled translation. */
export const TangledState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: TangledOptions,
  /** Chunks that stand in the native language, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
});
export type TangledState = z.infer<typeof TangledState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<TangledState> = {
  State: TangledState,
  keep: retainTangle,
};

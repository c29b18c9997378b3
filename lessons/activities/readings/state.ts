import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

export const ReadingsOptions = z.object({
  /** The annotation above the words. */
  above: z.enum(['reading', 'roman', 'nothing']),
  /** The script of the text itself: as written, its reading, or (Japanese) hiragana only. */
  form: z.enum(['written', 'reading', 'hiragana']),
  /** The JLPT level up to which pupils know the kanji. 0 shows the reading of every word. */
  known: z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
  ]),
  toneColours: z.boolean(),
});
export type ReadingsOptions = z.infer<typeof ReadingsOptions>;

export const defaultReadingsOptions: ReadingsOptions = {
  above: 'reading',
  form: 'written',
  known: 0,
  toneColours: false,
};

/** The readings state that a resource stores. */
export const ReadingsState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ReadingsOptions,
  /** Always empty, because words cannot be chosen individually. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(0)),
});
export type ReadingsState = z.infer<typeof ReadingsState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<ReadingsState> = {
  State: ReadingsState,
  keep: (state) => state,
};

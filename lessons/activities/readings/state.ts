import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

export const ReadingsOptions = z.object({
  /** What stands above the words. */
  above: z.enum(['reading', 'roman', 'nothing']),
  /** How the text itself is written: as it is, by its reading, or (Japanese) in hiragana alone. */
  form: z.enum(['written', 'reading', 'hiragana']),
  /** The JLPT level up to which pupils know the kanji; 0 shows the reading of every word. */
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

/** What a resource stores of its readings. */
export const ReadingsState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ReadingsOptions,
  /** No word is chosen one by one. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(0)),
});
export type ReadingsState = z.infer<typeof ReadingsState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<ReadingsState> = {
  State: ReadingsState,
  keep: (state) => state,
};

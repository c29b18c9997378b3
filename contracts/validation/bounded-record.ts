import * as z from 'zod/mini';

/** Maximum length of a key. The ids of sentences, words and items are far shorter. */
const maxName = 60;

/** A record with short ids as keys and at most `most` entries. */
export const boundedRecord = <Value extends z.ZodMiniType>(most: number, value: Value) =>
  z
    .record(z.string().check(z.maxLength(maxName)), value)
    .check(
      z.refine((record) => Object.keys(record).length <= most, `At most ${most} can be stored.`),
    );

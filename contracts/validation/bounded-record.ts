import * as z from 'zod/mini';

/** The longest name of an entry: ids of sentences, words and items are far shorter. */
const maxName = 60;

/** Values by short ids, `most` of them at the most. */
export const boundedRecord = <Value extends z.ZodMiniType>(most: number, value: Value) =>
  z
    .record(z.string().check(z.maxLength(maxName)), value)
    .check(
      z.refine((record) => Object.keys(record).length <= most, `At most ${most} can be stored.`),
    );

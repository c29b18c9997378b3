import * as z from 'zod';

/** The longest name of an entry: ids of sentences, words and items are far shorter. */
const maxName = 60;

/** Values by short ids, `most` of them at the most. */
export const boundedRecord = <Value extends z.ZodType>(most: number, value: Value) =>
  z
    .record(z.string().max(maxName), value)
    .refine((record) => Object.keys(record).length <= most, `At most ${most} can be stored.`);

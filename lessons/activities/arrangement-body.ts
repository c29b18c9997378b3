import * as z from 'zod';
import { activityNames, isActivityName } from './registry.ts';

/** What is sent to keep an arrangement: names of the registry, each once; null for all of them. */
export const ArrangementBody = z.object({
  arrangement: z
    .array(z.string().refine(isActivityName, 'This activity does not exist.'))
    .max(activityNames.length)
    .refine((names) => new Set(names).size === names.length, 'This activity is in the list twice.')
    .nullable(),
});
export type ArrangementBody = z.infer<typeof ArrangementBody>;

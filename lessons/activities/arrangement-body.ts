import * as z from 'zod/mini';
import { activityNames, isActivityName } from './menu.ts';

/**
 * Request body for storing an arrangement: unique activity names from the registry, or null for all
 * activities.
 */
export const ArrangementBody = z.object({
  arrangement: z.nullable(
    z.array(z.string().check(z.refine(isActivityName, 'This activity does not exist.'))).check(
      z.maxLength(activityNames.length),
      z.refine(
        (names) => new Set(names).size === names.length,
        'This activity is in the list twice.',
      ),
    ),
  ),
});
export type ArrangementBody = z.infer<typeof ArrangementBody>;

import * as z from 'zod';
import { TaskBlocks, TaskItemId } from '../task-content.ts';

export const TapOrSelectData = z.object({
  /** Text whose words can be tapped. */
  blocks: TaskBlocks,
  /** The words to be found, with what each is the answer to (a correction, a word class), if anything. */
  right: z
    .array(z.object({ id: TaskItemId, note: z.string().max(300).optional() }))
    .min(1)
    .max(300),
});
export type TapOrSelectData = z.infer<typeof TapOrSelectData>;

export const TapOrSelectForPupil = z.object({
  blocks: TaskBlocks,
  /** How many there are to be found: pupils are told. */
  count: z.int(),
});
export type TapOrSelectForPupil = z.infer<typeof TapOrSelectForPupil>;

export const TapOrSelectSubmitted = z.object({ tapped: z.array(TaskItemId).max(3000) });
export type TapOrSelectSubmitted = z.infer<typeof TapOrSelectSubmitted>;

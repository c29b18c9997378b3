import * as z from 'zod/mini';
import { TaskBlocks, TaskItemId } from '../task-content.ts';

export const TapOrSelectData = z.object({
  /** Text whose words can be tapped. */
  blocks: TaskBlocks,
  /**
   * What is to be found, with what it is the answer to (a correction, a word class), if anything. Where it
   * is several words, each of them can be tapped (the others are `also`), and any of them finds it: one
   * thing to tap with a space in it would tell the answer. `text` is how the text writes them.
   */
  right: z
    .array(
      z.object({
        id: TaskItemId,
        note: z.optional(z.string().check(z.maxLength(300))),
        text: z.optional(z.string().check(z.maxLength(300))),
        also: z.optional(z.array(TaskItemId).check(z.maxLength(100))),
      }),
    )
    .check(z.minLength(1), z.maxLength(300)),
});
export type TapOrSelectData = z.infer<typeof TapOrSelectData>;

export const TapOrSelectForPupil = z.object({
  blocks: TaskBlocks,
  /** How many there are to be found: pupils are told. */
  count: z.int(),
});
export type TapOrSelectForPupil = z.infer<typeof TapOrSelectForPupil>;

export const TapOrSelectSubmitted = z.object({
  tapped: z.array(TaskItemId).check(z.maxLength(3000)),
});
export type TapOrSelectSubmitted = z.infer<typeof TapOrSelectSubmitted>;

import * as z from 'zod/mini';
import { TaskBlocks, TaskItemId } from '../task-content.ts';

export const TapOrSelectData = z.object({
  /** Text whose words can be tapped. */
  blocks: TaskBlocks,
  /**
   * The words to find, each with its answer (a correction or a word class) if it has one. If a target has
   * several words, each word is tappable (the others are in `also`), and a tap on any of them counts. A
   * single tappable area with a space in it would reveal the answer. `text` is the spelling in the text.
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
  /** Number of words to find; shown to pupils. */
  count: z.int(),
});
export type TapOrSelectForPupil = z.infer<typeof TapOrSelectForPupil>;

export const TapOrSelectSubmitted = z.object({
  tapped: z.array(TaskItemId).check(z.maxLength(3000)),
});
export type TapOrSelectSubmitted = z.infer<typeof TapOrSelectSubmitted>;

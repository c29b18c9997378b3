import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskFace, TaskItemId } from '../task-content.ts';

const Card = z.object({ id: TaskItemId, face: TaskFace });

export const MatchingData = z.object({
  left: z.array(Card).check(z.minLength(2), z.maxLength(60)),
  right: z.array(Card).check(z.minLength(2), z.maxLength(60)),
  /** The right partner of each left card, by id. */
  partners: boundedRecord(100, TaskItemId),
});
export type MatchingData = z.infer<typeof MatchingData>;

export const MatchingForPupil = z.object({
  left: z.array(Card),
  right: z.array(Card),
  /**
   * Number of pairs per round, if pairs are shown in rounds. The partners of a round's left cards are at the
   * same indexes of `right`, in a different order. Absent if all pairs are shown at once.
   */
  roundSize: z.optional(z.int().check(z.minimum(2))),
});
export type MatchingForPupil = z.infer<typeof MatchingForPupil>;

/** The right card matched with each left card. */
export const MatchingSubmitted = z.object({ matched: boundedRecord(100, TaskItemId) });
export type MatchingSubmitted = z.infer<typeof MatchingSubmitted>;

import * as z from 'zod/mini';
import { DiffPiece, MarkingReason } from '#language/marking/marking-item.ts';

/** The verdict on one item. Items with `needs-review` await the teacher's review. */
export const ItemVerdict = z.enum(['right', 'partly', 'wrong', 'unanswered', 'needs-review']);
export type ItemVerdict = z.infer<typeof ItemVerdict>;

export const ItemMark = z.object({
  id: z.string(),
  verdict: ItemVerdict,
  /** 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  /** The pupil's answer as the pupil saw it; empty if there is none. */
  given: z.string(),
  /** The right answer, as shown to the pupil after submission. */
  expected: z.string(),
  reasons: z.optional(z.array(MarkingReason)),
  diff: z.optional(z.array(DiffPiece)),
});
export type ItemMark = z.infer<typeof ItemMark>;

/**
 * The mark of a task. `unfinished`: an answer is missing. While practising, the pupil can continue; in a
 * submission, a missing answer counts as wrong. `needs-review`: the score covers only the items that are
 * marked so far.
 */
export const TaskMark = z.object({
  state: z.enum(['marked', 'unfinished', 'needs-review']),
  /** 0 to 100, a whole number. */
  scorePercentage: z.int().check(z.minimum(0), z.maximum(100)),
  items: z.array(ItemMark),
});
export type TaskMark = z.infer<typeof TaskMark>;

/**
 * Computes the mark of a whole task from its items, which all have equal weight. Items that await the teacher
 * do not affect the score until they are marked.
 */
export function taskMark(items: readonly ItemMark[], score = meanScore(items)): TaskMark {
  const state = items.some(({ verdict }) => verdict === 'unanswered')
    ? 'unfinished'
    : items.some(({ verdict }) => verdict === 'needs-review')
      ? 'needs-review'
      : 'marked';
  return { state, scorePercentage: Math.round(100 * score), items: [...items] };
}

function meanScore(items: readonly ItemMark[]): number {
  const marked = items.filter(({ verdict }) => verdict !== 'needs-review');
  if (marked.length === 0) return 0;
  return marked.reduce((sum, { score }) => sum + score, 0) / marked.length;
}

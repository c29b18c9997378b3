import * as z from 'zod/mini';
import { DiffPiece, MarkingReason } from '#language/marking/marking-item.ts';

/** How one item was answered. `needs-review` waits for the teacher. */
export const ItemVerdict = z.enum(['right', 'partly', 'wrong', 'unanswered', 'needs-review']);
export type ItemVerdict = z.infer<typeof ItemVerdict>;

export const ItemMark = z.object({
  id: z.string(),
  verdict: ItemVerdict,
  /** 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  /** What the pupil gave, as they saw it; empty when nothing. */
  given: z.string(),
  /** What is right, as the pupil is shown it after handing in. */
  expected: z.string(),
  reasons: z.optional(z.array(MarkingReason)),
  diff: z.optional(z.array(DiffPiece)),
});
export type ItemMark = z.infer<typeof ItemMark>;

/**
 * A task marked. `unfinished`: something was left out (practice goes on; what is handed in counts it as
 * wrong). `needs-review`: the score holds what is marked so far.
 */
export const TaskMark = z.object({
  state: z.enum(['marked', 'unfinished', 'needs-review']),
  /** 0 to 100, a whole number. */
  scorePercentage: z.int().check(z.minimum(0), z.maximum(100)),
  items: z.array(ItemMark),
});
export type TaskMark = z.infer<typeof TaskMark>;

/**
 * The mark of a whole task out of its items, each worth the same. What waits for the teacher counts
 * neither way until it is read.
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

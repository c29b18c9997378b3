import type { ItemFeedback, PupilAttempts } from '#contracts/homework/homework-results.ts';
import { shownAttempt } from '#contracts/homework/shown-attempt.ts';
import type { ItemMark } from '#contracts/homework/task-mark.ts';

type Task = PupilAttempts['tasks'][number];

/** One piece of free writing of a pupil, and what was said to it so far. */
export interface WritingItem {
  /** The same for as long as it is the same piece. */
  key: string;
  task: Task;
  attempt: Task['attempts'][number];
  item: ItemMark;
  feedback: ItemFeedback | undefined;
  /** Whether it still waits for the teacher. */
  waiting: boolean;
}

/**
 * The free writing in the attempts that count, and in the attempt asked for if there is one: what waits
 * and what was read already.
 */
export function writingItems({ tasks }: PupilAttempts, attemptId: number | null): WritingItem[] {
  return tasks.flatMap((task) => {
    const attempt = task.attempts.find(({ id }) => id === attemptId) ?? shownAttempt(task.attempts);
    if (!attempt) return [];
    return attempt.mark.items.flatMap((item): WritingItem[] => {
      const feedback = attempt.feedback.find(({ itemId }) => itemId === item.id);
      const read = feedback !== undefined && feedback.score !== null;
      if (item.verdict !== 'needs-review' && !read) return [];
      return [{ key: `${attempt.id} ${item.id}`, task, attempt, item, feedback, waiting: !read }];
    });
  });
}

/** The piece after one, in the order of the list: the next that waits, going round to the first; null when none does. */
export function nextWaiting(items: readonly WritingItem[], after: string): WritingItem | null {
  const at = items.findIndex(({ key }) => key === after);
  const round = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return round.find(({ waiting }) => waiting) ?? null;
}

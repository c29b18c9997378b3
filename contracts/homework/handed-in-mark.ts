import type { TaskMark } from './task-mark.ts';

/** Columns that are stored along with a mark. */
export interface HandedInMark {
  mark: TaskMark;
  /** 0 to 100. */
  score: number;
  passed: boolean;
  state: 'marked' | 'needs-review';
}

/**
 * Returns the mark of a submitted task. Missing answers count as wrong, so a submitted task is never
 * unfinished. A task with free writing cannot pass before the teacher has read it, because its score may
 * still drop.
 */
export function handedInMark(mark: TaskMark, passMark: number): HandedInMark {
  const state = mark.items.some(({ verdict }) => verdict === 'needs-review')
    ? 'needs-review'
    : 'marked';
  const score = mark.scorePercentage;
  return {
    mark: { ...mark, state },
    score,
    passed: state === 'marked' && score >= passMark,
    state,
  };
}

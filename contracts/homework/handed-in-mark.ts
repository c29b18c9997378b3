import type { TaskMark } from './task-mark.ts';

/** What is stored of a mark beside the mark itself. */
export interface HandedInMark {
  mark: TaskMark;
  /** 0 to 100. */
  score: number;
  passed: boolean;
  state: 'marked' | 'needs-review';
}

/**
 * A mark as it counts once the task is handed in: what was left out is wrong, so nothing is unfinished
 * any more. While free writing waits for the teacher nothing is passed, because the score may still sink.
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

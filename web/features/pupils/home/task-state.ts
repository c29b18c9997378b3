import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';

type Task = PupilHomeworkRow['tasks'][number];

/** How a task stands at home, and the word on its button; null where nothing is left to do. */
export interface TaskState {
  kind: 'new' | 'begun' | 'passed' | 'failed' | 'waiting';
  act: 'Start' | 'Continue' | 'Try again' | 'Practise' | null;
}

/** A task that is passed may be practised; one without attempts left is only looked at. */
export function taskState(task: Task): TaskState {
  const mayTry = task.attemptsLeft !== 0;
  if (task.attempts === 0)
    return task.begun ? { kind: 'begun', act: 'Continue' } : { kind: 'new', act: 'Start' };
  const again = task.begun ? 'Continue' : 'Try again';
  if (task.toReview) return { kind: 'waiting', act: null };
  if (task.testPassed) return { kind: 'passed', act: mayTry ? 'Practise' : null };
  return { kind: 'failed', act: mayTry ? again : null };
}

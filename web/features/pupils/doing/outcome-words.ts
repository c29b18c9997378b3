import type { TaskMark } from '#contracts/homework/task-mark.ts';

interface Outcome {
  state: TaskMark['state'];
  testPassed: boolean;
  /** By this attempt or an earlier one. */
  taskPassed: boolean;
  scorePercentage: number;
  /** Null: as often as one likes. */
  attemptsLeft: number | null;
  passMark: number;
}

/** What is said of a task that was just handed in: a headline, and what comes next. */
export function outcomeWords({
  state,
  testPassed,
  taskPassed,
  scorePercentage,
  attemptsLeft,
  passMark,
}: Outcome): {
  title: string;
  text: string;
} {
  if (state === 'needs-review') {
    return {
      title: 'Handed in',
      text: 'Your teacher will mark this. You’ll see your score then.',
    };
  }
  if (testPassed) return { title: 'Passed', text: 'Well done!' };
  if (taskPassed) {
    return {
      title: 'Still passed',
      text: `You got ${scorePercentage} % this time. The score you passed with still counts.`,
    };
  }
  const need = `You need ${passMark} % to pass.`;
  if (attemptsLeft === 0)
    return { title: 'Not passed', text: `${need} The right answers are below.` };
  if (attemptsLeft === null)
    return { title: 'Not passed yet', text: `${need} Try again as often as you like.` };
  const tries = attemptsLeft === 1 ? 'one more try' : `${attemptsLeft} more tries`;
  return { title: 'Not passed yet', text: `${need} You have ${tries}.` };
}

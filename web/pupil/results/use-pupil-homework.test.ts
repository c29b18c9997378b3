import { expect, test } from 'vitest';
import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';
import { resultRows } from './use-pupil-homework.ts';

const attempt = (id: number, taskId: number, testPassed: boolean, scorePercentage: number) => ({
  id,
  task: { id: taskId },
  testPassed,
  scorePercentage,
  submittedData: {
    data: {},
    mark: { state: 'marked' as const, scorePercentage, items: [] },
    answersTold: true,
    feedback: [],
    seconds: 60,
  },
  createdAt: '2026-11-18T09:30:00Z',
});
const task = (id: number) => ({
  id,
  taskName: `Task ${id}`,
  template: 'MATCHING' as const,
  skillType: 'VOCAB' as const,
});

test('shows for each task the attempt that counts, or no attempt', () => {
  const homework: PupilHomework = {
    id: 1,
    homework: {
      id: 9,
      name: 'Au marché',
      instructions: '',
      language: 'fr',
      nativeLanguage: 'en',
      passMark: 60,
      attemptsAllowed: null,
      startsAt: '2026-11-01T08:00:00Z',
      dueAt: '2026-11-25T08:00:00Z',
      tasks: [task(1), task(2), task(3)],
    },
    pupilTasks: [
      attempt(4, 1, true, 80),
      attempt(7, 1, false, 90),
      attempt(5, 2, false, 20),
      attempt(8, 2, false, 10),
    ],
  };
  expect(resultRows(homework).map(({ attempt: shown }) => shown?.id ?? null)).toEqual([4, 8, null]);
});

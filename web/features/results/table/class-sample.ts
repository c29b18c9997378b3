import type {
  HomeworkResult,
  ResultCell,
  ResultRow,
} from '#contracts/homework/homework-results.ts';

/** A handed-in task, for tests; the pass mark is 60 %. */
export function sampleCell(
  taskId: number,
  scorePercentage: number,
  more: Partial<ResultCell> = {},
): ResultCell {
  return {
    taskId,
    attemptId: taskId * 100,
    scorePercentage,
    testPassed: scorePercentage >= 60,
    state: 'marked',
    toRead: 0,
    attempts: 1,
    seconds: 120,
    handedInAt: '2026-11-26T16:00:00.000Z',
    late: false,
    ...more,
  };
}

/** A pupil of the sample class, for tests. */
export function sampleRow(
  fullName: string,
  cells: readonly ResultCell[],
  meanScore: number | null,
): ResultRow {
  const userName = fullName.toLowerCase().replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
  return {
    pupilHomeworkId: 1,
    pupilId: userName,
    fullName,
    userName,
    cells: [...cells],
    meanScore,
  };
}

/** Two tasks and three pupils: the first did both tasks, the second did one, the third did none. */
export const sampleClass: HomeworkResult = {
  homework: {
    id: 7,
    name: 'Au marché de Noël',
    instructions: '',
    language: 'fr',
    nativeLanguage: 'en',
    passMark: 60,
    attemptsAllowed: 3,
    startsAt: '2026-11-20T08:00:00.000Z',
    dueAt: '2026-11-27T16:00:00.000Z',
    mayChange: true,
  },
  classroom: { id: 'c1', name: '8 Blue' },
  tasks: [
    {
      id: 1,
      taskName: 'Gap-fill',
      template: 'TYPE_THE_ANSWER',
      skillType: 'WRITING',
      size: 10,
      meanScore: 65,
      handedIn: 2,
      passed: 1,
      toReview: 0,
      toRead: 0,
    },
    {
      id: 2,
      taskName: 'Match vocab',
      template: 'MATCHING',
      skillType: 'VOCAB',
      size: 12,
      meanScore: 84,
      handedIn: 1,
      passed: 1,
      toReview: 0,
      toRead: 0,
    },
  ],
  rows: [
    sampleRow('Amara Okafor', [sampleCell(1, 90), sampleCell(2, 84, { seconds: 300 })], 87),
    sampleRow('Ben Tate', [sampleCell(1, 40, { attempts: 2, late: true })], 20),
    sampleRow('=Chloe, W.', [], null),
  ],
  total: 3,
  pupils: 3,
};

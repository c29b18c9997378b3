import { expect, test } from 'vitest';
import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { AnswerDependencies } from './answer-dependencies.ts';
import { createAnswerSync } from './create-answer-sync.ts';
import type { StoredAnswers } from './stored-answers.ts';

const task: PupilTask = {
  ...{ pupilHomeworkId: 1, homeworkId: 2, homeworkName: 'Homework', passMark: 60 },
  dueAt: '2026-03-01T12:00:00.000Z',
  ...{ language: 'fr', nativeLanguage: 'en' },
  task: {
    ...{ id: 3, taskName: 'Task', template: 'TYPE_THE_ANSWER', skillType: 'WRITING' },
    forPupil: {},
  },
  ...{ draft: null, lastVersion: 0, attempts: 0, attemptsLeft: null, nextTaskId: null },
};
const failed: HandedIn = {
  ...{ attemptId: 9, pupilHomeworkId: 1, scorePercentage: 0 },
  ...{ testPassed: false, taskPassed: false, attemptsLeft: null },
  submittedData: {
    data: { typed: { f1: 'x' } },
    mark: { state: 'marked', scorePercentage: 0, items: [] },
    ...{ answersTold: false, feedback: [], seconds: 1 },
  },
};

/** A device with an empty database, and a server that notes what it is sent. */
function open() {
  const disk = new Map<string, StoredAnswers>();
  const sent: string[] = [];
  let ids = 0;
  const world: AnswerDependencies = {
    ...{ pupilId: 'p1', key: 'p1/2/3' },
    store: {
      read: async (key) => disk.get(key),
      async update(key, change) {
        const stands = change(disk.get(key));
        disk.set(key, stands);
        return stands;
      },
      watch: () => () => {},
    },
    server: {
      load: async () => task,
      async keep({ version }) {
        sent.push('draft');
        return { version };
      },
      async handIn() {
        sent.push('attempt');
        return failed;
      },
    },
    clock: { now: () => 1_800_000_000_000, after: () => () => {}, random: () => 0 },
    newClientId: () => {
      ids += 1;
      return `attempt-${ids}`;
    },
  };
  return { keeper: createAnswerSync(world), disk, sent };
}

test('another attempt begins empty, and is kept nowhere before something is done', async () => {
  const { keeper, disk, sent } = open();
  await keeper.open();
  keeper.change({ typed: { f1: 'x' } });
  await keeper.handIn();
  expect(keeper.shown()).toMatchObject({ submitted: { typed: { f1: 'x' } }, handedIn: failed });
  keeper.again();
  expect(keeper.shown()).toMatchObject({ submitted: { typed: {} }, handedIn: null });
  keeper.leave();
  expect(keeper.isUnsent()).toBe(false);
  expect(disk.get('p1/2/3')?.submitted).toBeUndefined();
  expect(sent).toEqual(['attempt']);
});

test('two clicks hand in once, also when the second comes with the result in view', async () => {
  const { keeper, sent } = open();
  await keeper.open();
  keeper.change({ typed: { f1: 'x' } });
  await Promise.all([keeper.handIn(), keeper.handIn()]);
  await keeper.handIn();
  expect(sent).toEqual(['attempt']);
  // After "Try again" it is the next attempt.
  keeper.again();
  await keeper.handIn();
  expect(sent).toEqual(['attempt', 'attempt']);
});

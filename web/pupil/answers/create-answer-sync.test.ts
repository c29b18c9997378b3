import { expect, test } from 'vitest';
import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { AnswerDependencies } from './answer-dependencies.ts';
import { createAnswerSync } from './create-answer-sync.ts';
import type { StoredAnswers } from './stored-answers.ts';

const task: PupilTask = {
  pupilHomeworkId: 1,
  homeworkId: 2,
  homeworkName: 'Homework',
  instructions: '',
  passMark: 60,
  dueAt: '2026-03-01T12:00:00.000Z',
  language: 'fr',
  nativeLanguage: 'en',
  task: {
    id: 3,
    taskName: 'Task',
    template: 'TYPE_THE_ANSWER',
    skillType: 'WRITING',
    forPupil: {},
  },
  draft: null,
  lastVersion: 0,
  attempts: 0,
  attemptsLeft: null,
  nextTaskId: null,
  lastRight: null,
};
const failed: HandedIn = {
  attemptId: 9,
  pupilHomeworkId: 1,
  scorePercentage: 0,
  testPassed: false,
  taskPassed: false,
  attemptsLeft: null,
  lastRight: null,
  submittedData: {
    data: { typed: { f1: 'x' } },
    mark: { state: 'marked', scorePercentage: 0, items: [] },
    answersTold: false,
    feedback: [],
    seconds: 1,
  },
};

/** A device with an empty database, and a server that records the requests that it receives. */
function open(more: Partial<PupilTask> = {}, disk = new Map<string, StoredAnswers>()) {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  let ids = 0;
  const world: AnswerDependencies = {
    pupilId: 'p1',
    key: 'p1/2/3',
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
      load: async () => ({ ...task, ...more }),
      async keep({ version }) {
        sent.push('draft');
        return { version };
      },
      async handIn({ submitted }) {
        sent.push('attempt');
        bodies.push(submitted);
        return { ...failed, lastRight: more.lastRight ?? null };
      },
    },
    clock: { now: () => 1_800_000_000_000, after: () => () => {}, random: () => 0 },
    newClientId: () => {
      ids += 1;
      return `attempt-${ids}`;
    },
  };
  return { keeper: createAnswerSync(world), disk, sent, bodies };
}

test('starts the next attempt empty and stores no answers until the pupil makes a change', async () => {
  const { keeper, disk, sent } = open();
  await keeper.open();
  keeper.change({ typed: { f1: 'x' } });
  await keeper.handIn();
  expect(keeper.shown()).toMatchObject({ submitted: { typed: { f1: 'x' } }, outcome: failed });
  keeper.again();
  expect(keeper.shown()).toMatchObject({ submitted: { typed: {} }, outcome: null });
  keeper.leave();
  expect(keeper.isUnsent()).toBe(false);
  expect(disk.get('p1/2/3')?.submitted).toBeUndefined();
  expect(sent).toEqual(['attempt']);
});

test('hands in once for two clicks, even if the second click comes after the result', async () => {
  const { keeper, sent } = open();
  await keeper.open();
  keeper.change({ typed: { f1: 'x' } });
  await Promise.all([keeper.handIn(), keeper.handIn()]);
  await keeper.handIn();
  expect(sent).toEqual(['attempt']);
  // After "Try again", another call of `handIn` hands in the next attempt.
  keeper.again();
  await keeper.handIn();
  expect(sent).toEqual(['attempt', 'attempt']);
});

const lastRight = { submitted: { typed: { f1: 'le chien' } }, items: ['f1'] };

test('keeps correct answers when the pupil redoes only the wrong ones, and hands in the complete attempt', async () => {
  const { keeper, bodies } = open({ lastRight });
  await keeper.open();
  keeper.change({ typed: { f1: 'le chien', f2: 'x' } });
  await keeper.handIn();
  expect(keeper.shown()).toMatchObject({ done: [], task: { lastRight } });
  keeper.onlyWrong();
  expect(keeper.shown()).toMatchObject({
    submitted: lastRight.submitted,
    done: ['f1'],
    outcome: null,
  });
  keeper.change({ typed: { f1: 'le chien', f2: 'le chat' } });
  await keeper.handIn();
  expect(bodies[1]).toEqual({ typed: { f1: 'le chien', f2: 'le chat' } });
  keeper.again();
  expect(keeper.shown()).toMatchObject({ submitted: { typed: {} }, done: [] });
});

test('keeps correct answers across a reload and lets the pupil change them', async () => {
  const first = open({ lastRight });
  await first.keeper.open();
  first.keeper.onlyWrong();
  await Promise.resolve();
  const submitted = { typed: { f1: 'le chien' } };
  await expect.poll(() => first.disk.get('p1/2/3')?.done).toEqual(['f1']);
  const version = first.disk.get('p1/2/3')?.version ?? 0;
  const draft = { submitted, version, seconds: 1 };
  const again = open({ lastRight, draft, lastVersion: version }, first.disk);
  await again.keeper.open();
  expect(again.keeper.shown()).toMatchObject({ submitted, done: ['f1'] });
  again.keeper.changeAll();
  expect(again.keeper.shown()).toMatchObject({ submitted, done: [] });
});

test('makes carried-over items editable if they are no longer correct or another device has newer work', async () => {
  const stored = { clientId: 'c1', attempts: 0, seconds: 1, sent: 5, handedIn: false };
  const submitted = { typed: { f1: 'le chien' } };
  const device = () => new Map([['p1/2/3', { ...stored, submitted, done: ['f1'], version: 5 }]]);
  const draft = { submitted, version: 5, seconds: 1 };
  const newer = { submitted, version: 6, seconds: 1 };
  for (const more of [
    { lastRight: null, draft, lastVersion: 5 },
    { lastRight, draft: newer, lastVersion: 6 },
  ]) {
    const { keeper } = open(more, device());
    await keeper.open();
    expect(keeper.shown()).toMatchObject({ submitted, done: [] });
  }
});

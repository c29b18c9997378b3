import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import {
  afterChange,
  afterHandingIn,
  afterLoad,
  isUnsent,
  noAnswers,
  type StoredAnswers,
} from './stored-answers.ts';

const kept = (version: number, more: Partial<StoredAnswers> = {}): StoredAnswers => ({
  ...noAnswers('attempt-1'),
  version,
  submitted: { typed: { f1: `device ${version}` } },
  ...more,
});

const task = (draftVersion: number | null, lastVersion = draftVersion ?? 0): PupilTask => ({
  pupilHomeworkId: 1,
  homeworkId: 2,
  homeworkName: 'Homework',
  instructions: '',
  dueAt: '2026-03-01T12:00:00.000Z',
  passMark: 60,
  language: 'fr',
  nativeLanguage: 'en',
  task: {
    id: 3,
    taskName: 'Task',
    template: 'TYPE_THE_ANSWER',
    skillType: 'WRITING',
    forPupil: {},
  },
  draft:
    draftVersion === null
      ? null
      : {
          submitted: { typed: { f1: `server ${draftVersion}` } },
          version: draftVersion,
          seconds: 9,
        },
  lastVersion,
  attempts: 0,
  attemptsLeft: null,
  lastRight: null,
  nextTaskId: null,
});

const text = ({ submitted }: StoredAnswers) =>
  submitted === undefined ? null : (submitted as { typed: { f1: string } }).typed.f1;

test.each([
  ['neither has work', noAnswers('attempt-1'), task(null), null, false],
  ['only the server has work', noAnswers('attempt-1'), task(5), 'server 5', false],
  ['only the device has work', kept(5), task(null), 'device 5', true],
  ['the device is newer', kept(6), task(5), 'device 6', true],
  ['the server is newer', kept(5), task(6), 'server 6', false],
  ['both have the same version', kept(5), task(5), 'server 5', false],
  ['another device has handed in the work since', kept(5), task(null, 5), null, false],
  [
    'the pupil typed more after another device handed in the work',
    kept(7),
    task(null, 5),
    'device 7',
    true,
  ],
  ['this device’s hand-in got no response', kept(5, { handedIn: true }), task(9), 'device 5', true],
] as const)(
  'chooses the work on the device or on the server after a load if %s',
  (_, old, loaded, expected, unsent) => {
    const found = afterLoad(old, loaded, () => 'attempt-2');
    expect(text(found)).toBe(expected);
    expect(isUnsent(found)).toBe(unsent);
    expect(found.clientId).toBe('attempt-1');
    expect(found.version).toBeGreaterThanOrEqual(expected === null ? loaded.lastVersion : 0);
  },
);

test('gives the first change after a load a higher version than any version on the server', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.option(fc.nat(50)), fc.nat(50), (version, draft, last) => {
      const loaded = task(draft, Math.max(last, draft ?? 0));
      const found = afterLoad(
        version === 0 ? noAnswers('attempt-1') : kept(version),
        loaded,
        () => 'attempt-2',
      );
      expect(found.version + 1).toBeGreaterThan(loaded.lastVersion);
    }),
  );
});

test('keeps the latest change from two tabs and never reuses the id of a finished attempt', () => {
  expect(text(afterChange(kept(9), kept(5)))).toBe('device 5');
  expect(afterChange(kept(9), kept(5)).version).toBe(10);
  expect(afterChange(kept(4), kept(5)).version).toBe(5);
  expect(afterChange(kept(4, { clientId: 'attempt-2' }), kept(5)).clientId).toBe('attempt-2');
});

test('ignores changes while an attempt is being handed in', () => {
  const old = kept(4, { handedIn: true });
  expect(afterChange(old, kept(5))).toBe(old);
});

test('does not hand in another tab’s finished attempt a second time', () => {
  const next = kept(4, { clientId: 'attempt-2' });
  expect(afterChange(next, kept(5, { handedIn: true }))).toBe(next);
});

test('creates a new attempt id only if the server has attempts unknown to the device', () => {
  const loaded = { ...task(null, 5), attempts: 1 };
  expect(afterLoad(kept(5), loaded, () => 'attempt-2').clientId).toBe('attempt-2');
  expect(afterLoad(kept(9), loaded, () => 'attempt-2').clientId).toBe('attempt-2');
  expect(afterLoad(kept(9, { attempts: 1 }), loaded, () => 'attempt-2').clientId).toBe('attempt-1');
});

test('leaves no unsent work after a hand-in and assigns the next attempt its own id', () => {
  const next = afterHandingIn(kept(4, { handedIn: true }), 'attempt-2');
  expect(next).toEqual({ ...noAnswers('attempt-2'), attempts: 1, version: 4, sent: 4 });
  expect(isUnsent(next)).toBe(false);
});

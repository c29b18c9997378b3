import { expect, test } from 'vitest';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { homeGroups, openTasks } from './PupilHome.tsx';

const now = Date.parse('2026-11-18T09:30:00Z');

function row(id: number, dueAt: string, ...attempts: number[]): PupilHomeworkRow {
  return {
    id,
    homeworkId: id,
    name: `Homework ${id}`,
    language: 'fr',
    nativeLanguage: 'en',
    startsAt: '2026-11-01T08:00:00Z',
    dueAt,
    teacherName: 'Ms Hart',
    className: '8B',
    passMark: 60,
    tasks: attempts.map((count, at) => ({
      id: at + 1,
      taskName: 'Gap-fill',
      template: 'TYPE_THE_ANSWER',
      skillType: 'READING',
      size: 10,
      scorePercentage: count > 0 ? 70 : null,
      testPassed: count > 0 ? true : null,
      toReview: false,
      attempts: count,
      attemptsLeft: null,
      begun: false,
    })),
  };
}

const shape = (rows: PupilHomeworkRow[]) =>
  homeGroups(rows, now).map((group) => [group.stage, group.rows.map(({ id }) => id)]);

test('groups homework by what is to do, late or done, and sorts each group in its own order', () => {
  const rows = [
    row(1, '2026-11-10T08:00:00Z', 1, 1),
    row(2, '2026-11-25T08:00:00Z', 0, 1),
    row(3, '2026-11-12T08:00:00Z', 0),
    row(4, '2026-11-20T08:00:00Z', 0),
    row(5, '2026-11-30T08:00:00Z', 1),
    row(6, '2026-11-11T08:00:00Z', 1, 0),
  ];
  expect(shape(rows)).toEqual([
    ['to do', [4, 2]],
    ['late', [6, 3]],
    ['done', [5, 1]],
  ]);
});

test('omits empty groups', () => {
  expect(shape([])).toEqual([]);
  expect(shape([row(1, '2026-11-20T08:00:00Z', 0)])).toEqual([['to do', [1]]]);
});

test('loads ahead the tasks that are still to be handed in, at most twelve, in the order of the screen', () => {
  const rows = [
    row(1, '2026-11-10T08:00:00Z', 0),
    row(2, '2026-11-30T08:00:00Z', 1, 0),
    row(3, '2026-11-20T08:00:00Z', 0, 0),
    row(4, '2026-11-20T08:00:00Z', 1, 1),
  ];
  expect(openTasks(homeGroups(rows, now))).toBe('3/1 3/2 2/2 1/1');
  const many = row(5, '2026-11-20T08:00:00Z', ...Array.from({ length: 30 }, () => 0));
  expect(openTasks(homeGroups([many], now)).split(' ')).toHaveLength(12);
  expect(openTasks([])).toBe('');
});

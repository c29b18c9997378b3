import { expect, test } from 'vitest';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import { ofPupils } from './HomeworkLine.tsx';

const row: HomeworkRow = {
  id: 7,
  name: 'Au marché',
  language: 'fr',
  tasks: 2,
  pupils: 4,
  done: 1,
  single: 1,
  meanScore: 80,
  toRead: 0,
  classrooms: [],
  startsAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-27T08:00:00.000Z',
};

test.each([
  [1, [], '1 pupil'],
  [3, [], '3 pupils'],
  [2, ['8B', '9A'], '2 pupils, 8B and 9A'],
])('describes %d single pupils and the classes %j as "%s"', (single, names, whom) => {
  const classrooms = names.map((name) => ({ id: name, name }));
  expect(ofPupils({ ...row, single, classrooms })).toMatchObject({
    homeworkId: 7,
    classroomId: null,
    whom,
    pupils: 4,
    meanScore: 80,
  });
});

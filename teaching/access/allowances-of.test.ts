import { expect, test } from 'vitest';
import { allowancesOf } from './allowances-of.ts';

test('add-ons add to the plan they stand beside', () => {
  const names = ['DEPARTMENT', 'ADDON_TEACHER_ONE', 'ADDON_TEACHER_ONE', 'ADDON_PUPIL_150'];
  expect(allowancesOf(names, { teachers: 3, pupils: 24 })).toEqual({
    totalTeachersAllowed: 7,
    remainingTeachers: 4,
    totalPupilsAllowed: 450,
    remainingPupils: 426,
  });
});

test('more than allowed leaves no place, never less than none', () => {
  expect(allowancesOf(['TRIAL'], { teachers: 2, pupils: 31 })).toMatchObject({
    remainingTeachers: 0,
    remainingPupils: 0,
  });
});

test('without a plan there is no place', () => {
  expect(allowancesOf([], { teachers: 1, pupils: 0 }).totalTeachersAllowed).toBe(0);
});

import { expect, test } from 'vitest';
import { allowancesOf } from './allowances-of.ts';

test('add-ons add to the plan they stand beside', () => {
  const names = ['DEPARTMENT', 'ADDON_TEACHER_ONE', 'ADDON_TEACHER_ONE', 'ADDON_PUPIL_150'];
  expect(allowancesOf(names, {}, { teachers: 3, pupils: 24 })).toEqual({
    totalTeachersAllowed: 7,
    remainingTeachers: 4,
    totalPupilsAllowed: 450,
    remainingPupils: 426,
  });
});

test('more than allowed leaves no place, never less than none', () => {
  expect(allowancesOf(['TRIAL'], {}, { teachers: 2, pupils: 31 })).toMatchObject({
    remainingTeachers: 0,
    remainingPupils: 0,
  });
});

test('without a plan there is no place', () => {
  expect(allowancesOf([], {}, { teachers: 1, pupils: 0 }).totalTeachersAllowed).toBe(0);
});

test('what an admin gave a plan stands before its default', () => {
  const mapped = { TRIAL: { features: [], teachers: 2, pupils: 5, dailySpendMicros: 0 } };
  expect(allowancesOf(['TRIAL', 'ADDON_PUPIL_150'], mapped, { teachers: 1, pupils: 1 })).toEqual({
    totalTeachersAllowed: 2,
    remainingTeachers: 1,
    totalPupilsAllowed: 155,
    remainingPupils: 154,
  });
});

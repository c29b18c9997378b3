import { expect, test } from 'vitest';
import { allowancesOf } from './allowances-of.ts';

test('adds the allowances of add-ons to the allowances of the base plan', () => {
  const names = ['DEPARTMENT', 'ADDON_TEACHER_ONE', 'ADDON_TEACHER_ONE', 'ADDON_PUPIL_150'];
  expect(allowancesOf(names, {}, { teachers: 3, pupils: 24 })).toEqual({
    totalTeachersAllowed: 7,
    remainingTeachers: 4,
    totalPupilsAllowed: 450,
    remainingPupils: 426,
  });
});

test('returns zero remaining places for an account over its limit', () => {
  expect(allowancesOf(['TRIAL'], {}, { teachers: 2, pupils: 31 })).toMatchObject({
    remainingTeachers: 0,
    remainingPupils: 0,
  });
});

test('allows no teachers without a plan', () => {
  expect(allowancesOf([], {}, { teachers: 1, pupils: 0 }).totalTeachersAllowed).toBe(0);
});

test('uses the plan terms that an admin set instead of the defaults', () => {
  const mapped = { TRIAL: { features: [], teachers: 2, pupils: 5, dailySpendMicros: 0 } };
  expect(allowancesOf(['TRIAL', 'ADDON_PUPIL_150'], mapped, { teachers: 1, pupils: 1 })).toEqual({
    totalTeachersAllowed: 2,
    remainingTeachers: 1,
    totalPupilsAllowed: 155,
    remainingPupils: 154,
  });
});

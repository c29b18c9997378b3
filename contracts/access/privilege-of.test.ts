import { expect, test } from 'vitest';
import { allFeatures } from './features.ts';
import { PlanMap, type PlanTerms } from './plan-terms.ts';
import { privilegeOf } from './privilege-of.ts';

const teacher = { role: 'public', accessType: 'DEFAULT' } as const;

test('a teacher without a plan has no feature', () => {
  expect(privilegeOf({ ...teacher, mapped: {}, plans: [] })).toEqual([]);
  expect(privilegeOf({ ...teacher, mapped: {}, plans: ['GONE', 'toString'] })).toEqual([]);
});

test('a trial has all but the premium features', () => {
  const trial = privilegeOf({ ...teacher, mapped: {}, plans: ['TRIAL'] });
  expect(trial).toContain('gapFill');
  expect(trial).not.toContain('vocabAudio');
});

test('an add-on takes nothing away', () => {
  expect(privilegeOf({ ...teacher, mapped: {}, plans: ['ADDON_PUPIL_150', 'DEPARTMENT'] })).toEqual(
    allFeatures,
  );
});

test('UNLIMITED and admins have everything, pupils nothing', () => {
  expect(privilegeOf({ ...teacher, accessType: 'UNLIMITED', mapped: {}, plans: [] })).toEqual(
    allFeatures,
  );
  expect(privilegeOf({ role: 'admin', accessType: 'DEFAULT', mapped: {}, plans: [] })).toEqual(
    allFeatures,
  );
  expect(
    privilegeOf({ role: 'PUPIL', accessType: 'DEFAULT', mapped: {}, plans: ['DEPARTMENT'] }),
  ).toEqual([]);
});

test('what an admin gave a plan stands before its default, and UNLIMITED before both', () => {
  const mapped = {
    TRIAL: { features: ['gapFill', 'vocabAudio'], teachers: 1, pupils: 0, dailySpendMicros: 0 },
  } satisfies Record<string, PlanTerms>;
  expect(privilegeOf({ ...teacher, plans: ['TRIAL'], mapped })).toEqual(['gapFill', 'vocabAudio']);
  expect(privilegeOf({ ...teacher, plans: ['DEPARTMENT'], mapped })).toEqual(allFeatures);
  const unlimited = { ...teacher, accessType: 'UNLIMITED', plans: ['TRIAL'], mapped } as const;
  expect(privilegeOf(unlimited)).toEqual(allFeatures);
});

test('a feature that has gone since it was mapped counts for nothing', () => {
  const mapped = PlanMap.parse({
    TRIAL: { features: ['gone', 'gapFill'], teachers: 1, pupils: 0, dailySpendMicros: 0 },
  });
  expect(privilegeOf({ ...teacher, plans: ['TRIAL'], mapped })).toEqual(['gapFill']);
});

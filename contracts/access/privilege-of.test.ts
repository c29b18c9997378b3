import { expect, test } from 'vitest';
import { allFeatures } from './features.ts';
import { PlanMap, type PlanTerms } from './plan-access.ts';
import { privilegeOf } from './privilege-of.ts';

const teacher = { role: 'public', accessType: 'DEFAULT' } as const;

test('grants no feature to a teacher without a plan', () => {
  expect(privilegeOf({ ...teacher, mapped: {}, plans: [] })).toEqual([]);
  expect(privilegeOf({ ...teacher, mapped: {}, plans: ['GONE', 'toString'] })).toEqual([]);
});

test('does not grant premium features to a trial', () => {
  const trial = privilegeOf({ ...teacher, mapped: {}, plans: ['TRIAL'] });
  expect(trial).toContain('gapFill');
  expect(trial).not.toContain('vocabAudio');
});

test('does not remove any feature because of an add-on', () => {
  expect(privilegeOf({ ...teacher, mapped: {}, plans: ['ADDON_PUPIL_150', 'DEPARTMENT'] })).toEqual(
    allFeatures,
  );
});

test('grants all features to UNLIMITED and admins, and none to pupils', () => {
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

test('uses the plan features that an admin set, but still grants every feature to UNLIMITED', () => {
  const mapped = {
    TRIAL: { features: ['gapFill', 'vocabAudio'], teachers: 1, pupils: 0, dailySpendMicros: 0 },
  } satisfies Record<string, PlanTerms>;
  expect(privilegeOf({ ...teacher, plans: ['TRIAL'], mapped })).toEqual(['gapFill', 'vocabAudio']);
  expect(privilegeOf({ ...teacher, plans: ['DEPARTMENT'], mapped })).toEqual(allFeatures);
  const unlimited = { ...teacher, accessType: 'UNLIMITED', plans: ['TRIAL'], mapped } as const;
  expect(privilegeOf(unlimited)).toEqual(allFeatures);
});

test('ignores a stored feature that no longer exists', () => {
  const mapped = PlanMap.parse({
    TRIAL: { features: ['gone', 'gapFill'], teachers: 1, pupils: 0, dailySpendMicros: 0 },
  });
  expect(privilegeOf({ ...teacher, plans: ['TRIAL'], mapped })).toEqual(['gapFill']);
});

import { expect, test } from 'vitest';
import { allFeatures } from './features.ts';
import { privilegeOf } from './privilege-of.ts';

const teacher = { role: 'public', accessType: 'DEFAULT' } as const;

test('a teacher without a plan has no feature', () => {
  expect(privilegeOf({ ...teacher, plans: [] })).toEqual([]);
  expect(privilegeOf({ ...teacher, plans: ['GONE', 'toString'] })).toEqual([]);
});

test('a trial has all but the premium features', () => {
  const trial = privilegeOf({ ...teacher, plans: ['TRIAL'] });
  expect(trial).toContain('gapFill');
  expect(trial).not.toContain('vocabAudio');
});

test('an add-on takes nothing away', () => {
  expect(privilegeOf({ ...teacher, plans: ['ADDON_PUPIL_150', 'DEPARTMENT'] })).toEqual(
    allFeatures,
  );
});

test('UNLIMITED and admins have everything, pupils nothing', () => {
  expect(privilegeOf({ ...teacher, accessType: 'UNLIMITED', plans: [] })).toEqual(allFeatures);
  expect(privilegeOf({ role: 'admin', accessType: 'DEFAULT', plans: [] })).toEqual(allFeatures);
  expect(privilegeOf({ role: 'PUPIL', accessType: 'DEFAULT', plans: ['DEPARTMENT'] })).toEqual([]);
});

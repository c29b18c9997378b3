import { expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { activityMenus } from '#lessons/activities/activity-menus.ts';
import { activityNames } from '#lessons/activities/activity-names.ts';
import { inPlan, isPlanShort, shownActivities } from './shown-activities.ts';

test.each([
  ['a visitor, a pupil or an admin', { features: null }, [...activityNames]],
  ['nobody', null, [...activityNames]],
  ['a plan with everything', { features: allFeatures }, [...activityNames]],
  ['a plan that ended', { features: [] }, []],
  ['a plan with the whiteboard alone', { features: ['whiteboard'] }, ['whiteboard']],
] as const)('%s', (_, who, shown) => {
  expect(shownActivities(null, who)).toEqual(shown);
  expect(isPlanShort(who)).toBe(shown.length < activityNames.length);
});

test('the order stays the owner’s', () => {
  const who = { features: ['whiteboard', 'pairsGame', 'gapFill'] };
  expect(shownActivities(['pairs', 'tangled', 'whiteboard'], who)).toEqual(['pairs', 'whiteboard']);
});

test.each(activityNames)('%s is there with its own feature alone', (name) => {
  expect(inPlan(name, { features: [activityMenus[name].feature] })).toBe(true);
  const others = allFeatures.filter((feature) => feature !== activityMenus[name].feature);
  expect(inPlan(name, { features: others })).toBe(false);
});

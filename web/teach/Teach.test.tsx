import { expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { languageCodes } from '#language/languages.ts';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { activityMenus, activityNames } from '#lessons/activities/menu.ts';
import { inPlan, isPlanShort, shownActivities } from './Teach.tsx';

test.each([
  ['a visitor, a pupil or an admin', { features: null }, [...activityNames]],
  ['a signed-out user', null, [...activityNames]],
  ['a plan that includes everything', { features: allFeatures }, [...activityNames]],
  ['an ended plan', { features: [] }, []],
  ['a plan that includes only the whiteboard', { features: ['whiteboard'] }, ['whiteboard']],
] as const)('shows the right activities for %s', (_, who, shown) => {
  expect(shownActivities({ arrangement: null, to: 'ja' }, who)).toEqual(shown);
  expect(isPlanShort(who)).toBe(shown.length < activityNames.length);
});

test('keeps the activities in the owner’s order', () => {
  const who = { features: ['whiteboard', 'pairsGame', 'gapFill'] };
  const arrangement = ['pairs', 'tangled', 'whiteboard'];
  expect(shownActivities({ arrangement, to: 'fr' }, who)).toEqual(['pairs', 'whiteboard']);
});

test.each(activityNames)('shows the activity %s only if the plan includes its feature', (name) => {
  expect(inPlan(name, { features: [activityMenus[name].feature] })).toBe(true);
  const others = allFeatures.filter((feature) => feature !== activityMenus[name].feature);
  expect(inPlan(name, { features: others })).toBe(false);
});

test.each(languageCodes)(
  'offers every activity that is possible for the language %s',
  async (to) => {
    const definitions = await Promise.all(activityNames.map(definitionOf));
    const useful = activityNames.filter((_, at) => !definitions[at]?.ruledOut?.(to));
    expect(shownActivities({ arrangement: null, to }, null)).toEqual(useful);
  },
);

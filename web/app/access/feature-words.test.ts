import { expect, test } from 'vitest';
import { allFeatures, features } from '#contracts/access/features.ts';
import { plans, planTitle } from '#contracts/access/plans.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from './feature-words.ts';
import { nameOfPlan } from './plan-words.ts';

test.each(allFeatures)('names the feature %s as Workers and admins do', (feature) => {
  expect(i18n._(featureWords[feature])).toBe(features[feature]);
});

test.each([...Object.keys(plans), 'LEGACY_PLAN', 'toString'])(
  'names the plan %s as Workers and admins do',
  (plan) => {
    expect(nameOfPlan(plan)).toBe(planTitle(plan));
  },
);

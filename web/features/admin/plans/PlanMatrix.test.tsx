import { expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { featureGroups } from './PlanMatrix.tsx';

test('lists every feature under exactly one heading', () => {
  const listed = featureGroups.flatMap(({ features }) => features);
  expect([...listed].sort()).toEqual([...allFeatures].sort());
});

import { expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { featureGroups } from './feature-groups.ts';

test('every feature stands under one heading', () => {
  const listed = featureGroups.flatMap(({ features }) => features);
  expect([...listed].sort()).toEqual([...allFeatures].sort());
});

import { expect, test } from 'vitest';
import { differences, standInObservations } from './observe.ts';

const { clip } = standInObservations;

test('finds no difference when everything matches the stand-ins', () => {
  expect(differences('clip', clip)).toEqual([]);
});

test('reports a cached clip at a deployed site as an expected difference', () => {
  expect(differences('clip', { ...clip, 'the second time': 'from a cache' })).toEqual([
    { isExpected: true, line: expect.stringMatching(/from a cache.*as expected/) },
  ]);
});

test('reports any other difference or missing value as unexpected', () => {
  const { unchanged: _, ...rest } = clip;
  const found = differences('clip', { ...rest, whole: '500 text/plain' });
  expect(found.map(({ isExpected }) => isExpected)).toEqual([false, false]);
});

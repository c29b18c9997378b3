import { expect, test } from 'vitest';
import { differences, standInObservations } from './observe.ts';

const { clip } = standInObservations;

test('finds no difference when everything matches the stand-ins', () => {
  expect(differences('clip', clip)).toEqual([]);
});

test('expects a cached clip at a deployed site, and says so', () => {
  expect(differences('clip', { ...clip, 'the second time': 'from a cache' })).toEqual([
    { isExpected: true, line: expect.stringMatching(/from a cache.*as expected/) },
  ]);
});

test('expects no other difference or missing value', () => {
  const { unchanged: _, ...rest } = clip;
  const found = differences('clip', { ...rest, whole: '500 text/plain' });
  expect(found.map(({ isExpected }) => isExpected)).toEqual([false, false]);
});

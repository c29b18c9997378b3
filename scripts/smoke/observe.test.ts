import { expect, test } from 'vitest';
import { differences, standInObservations } from './observe.ts';

const { clip } = standInObservations;

test('finds no difference where everything is as with the stand-ins', () => {
  expect(differences('clip', clip)).toEqual([]);
});

test('expects a clip from a cache at a deployed site, and says so', () => {
  expect(differences('clip', { ...clip, 'the second time': 'from a cache' })).toEqual([
    { isExpected: true, line: expect.stringMatching(/from a cache.*as expected/) },
  ]);
});

test('expects nothing else that differs or is missing', () => {
  const { unchanged: _, ...rest } = clip;
  const found = differences('clip', { ...rest, whole: '500 text/plain' });
  expect(found.map(({ isExpected }) => isExpected)).toEqual([false, false]);
});

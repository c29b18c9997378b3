import { expect, test } from 'vitest';
import { tourNames } from '#contracts/tours/tour-names.ts';
import { screens } from '../routing/routes.tsx';
import { tourOfScreen } from './tour-of-screen.ts';

test('has a screen for every tour except the lesson tours', () => {
  const shown = new Set(screens.map(({ path }) => tourOfScreen(path)).filter(Boolean));
  expect([...shown, 'text_translation', 'resource'].sort()).toEqual([...tourNames].sort());
});

test.each(['/private_resources', '/pupil/home', undefined])('has no tour for %s', (path) => {
  expect(tourOfScreen(path)).toBeUndefined();
});

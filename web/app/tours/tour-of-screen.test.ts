import { expect, test } from 'vitest';
import { tours } from '#contracts/tours/tours.ts';
import { screens } from '../routing/routes.tsx';
import { tourOfScreen } from './tour-of-screen.ts';

test('every tour but those of a lesson has a screen of the map', () => {
  const shown = new Set(screens.map(({ path }) => tourOfScreen(path)).filter(Boolean));
  expect([...shown, 'text_translation', 'resource'].sort()).toEqual(Object.keys(tours).sort());
});

test.each(['/private_resources', '/pupil/home', undefined])('%s has none', (path) => {
  expect(tourOfScreen(path)).toBeUndefined();
});

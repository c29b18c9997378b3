import { expect, test } from 'vitest';
import { sayDevice } from './device-words.ts';

test.each([
  'Chrome on a Chromebook',
  'Samsung Internet on Android',
  'A browser on Linux',
  'Safari',
  'Firefox on a toaster',
  'Firefox on toString',
])('says %s in English as it is stored', (device) => {
  expect(sayDevice(device)).toBe(device);
});

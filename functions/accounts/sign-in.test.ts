import { expect, test } from 'vitest';
import { deviceName } from './sign-in.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${webkit} Chrome/150.0 Safari/537.36`,
    'Chrome on a Chromebook',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1`,
    'Safari on a Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} CriOS/150.0 Mobile Safari/604.1`,
    'Chrome on an iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-X) ${webkit} SamsungBrowser/30.0 Chrome/140.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`SomethingNew/1.0 (X11; Linux x86_64)`, 'A browser on Linux'],
  ['curl/8.0', null],
  [null, null],
])('derives the device name from the User-Agent %s: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

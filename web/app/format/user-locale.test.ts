import { expect, test } from 'vitest';
import { isLocaleName } from '#contracts/account/locales.ts';
import { browserLocale, persistLocale } from './user-locale.ts';

test.each([
  ['en-US', 'America/New_York', 'en-US'],
  ['en-US', 'Pacific/Honolulu', 'en-US'],
  ['en-US', 'UTC', 'en-US'],
  ['en-US', 'Asia/Manila', 'en-US'],
  ['en-US', 'Europe/London', 'en-GB'],
  ['en-US', 'Australia/Perth', 'en-GB'],
  ['en', 'Europe/Dublin', 'en-GB'],
  ['en', 'America/Lima', 'en'],
  ['en-IE', 'Europe/Dublin', 'en-IE'],
  ['de-DE', 'Europe/Berlin', 'en-GB'],
  ['fr', 'America/Montreal', 'en-GB'],
])('a browser in %s in %s writes dates as %s does', (language, timeZone, written) => {
  expect(browserLocale(language, timeZone)).toBe(written);
});

test('the choice is kept, and taken back', () => {
  const stored = new Map<string, string>();
  const storage = {
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  persistLocale(storage, 'en-DE');
  expect([...stored.values()]).toEqual(['en-DE']);
  persistLocale(storage, null);
  expect(stored.size).toBe(0);
});

test('only what is offered is taken', () => {
  expect(isLocaleName('en-GB')).toBe(true);
  for (const other of ['de-DE', 'toString', '']) expect(isLocaleName(other)).toBe(false);
});

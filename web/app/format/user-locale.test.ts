import { expect, test } from 'vitest';
import { isLocaleName } from '#contracts/account/locales.ts';
import { browserLocale, persistLocale } from './user-locale.ts';

test.each([
  ['en-US', 'en-US'],
  ['en', 'en'],
  ['de-DE', 'en-GB'],
  ['fr', 'en-GB'],
])('a browser in %s writes dates as %s does', (language, written) => {
  expect(browserLocale(language)).toBe(written);
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

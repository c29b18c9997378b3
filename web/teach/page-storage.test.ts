import { expect, test } from 'vitest';
import { givePageStorage } from './page-storage.ts';

/** A page whose browser blocks storage, as Chrome does in a third-party frame. */
const refused = () => {
  const refuse = {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  return Object.defineProperties({} as Record<'localStorage' | 'sessionStorage', Storage>, {
    localStorage: refuse,
    sessionStorage: refuse,
  });
};

test('provides in-memory storage to a page without storage access', () => {
  const page = refused();
  givePageStorage(page);
  page.localStorage.setItem('a', '1');
  page.sessionStorage.setItem('b', '2');
  expect(page.localStorage.getItem('a')).toBe('1');
  expect(page.localStorage.getItem('b')).toBeNull();
  expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([1, 'a']);
  page.localStorage.removeItem('a');
  page.sessionStorage.clear();
  expect([page.localStorage.length, page.sessionStorage.length]).toEqual([0, 0]);
});

test('does not replace working storage', () => {
  const own = { getItem: () => 'mine' };
  const page = { localStorage: own, sessionStorage: own };
  givePageStorage(page);
  expect(page.localStorage).toBe(own);
});

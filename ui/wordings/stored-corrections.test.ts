import { beforeEach, expect, test, vi } from 'vitest';
import { correctionsKey, storedCorrections } from './stored-corrections.ts';

let read: string[] = [];
const store = (value: string | null) =>
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      read.push(key);
      return value;
    },
  });
beforeEach(() => {
  read = [];
});

test('returns the stored corrections of the language', () => {
  store('{"abc123":"Sichern","def456":["Hallo ",["name"]]}');
  expect(storedCorrections('de')).toEqual({ abc123: 'Sichern', def456: ['Hallo ', ['name']] });
  expect(read).toEqual([correctionsKey('de')]);
});

test('does not read the storage for a page in English', () => {
  store('{"abc123":"Store"}');
  expect(storedCorrections('en-GB')).toEqual({});
  expect(read).toEqual([]);
});

test.each([null, '', '{broken', 'null', 'undefined', '\u0000'])(
  'has no corrections if %j is stored',
  (value) => {
    store(value);
    expect(storedCorrections('de')).toEqual({});
  },
);

test('has no corrections if the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('SecurityError');
    },
  });
  expect(storedCorrections('de')).toEqual({});
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { sayIn } from '#ui/wordings/i18n.ts';
import { http } from '../http/http.ts';
import { fetchCorrections } from './fetch-corrections.ts';

const stored = new Map<string, string>();
let answer: Record<string, string>;
const get = vi.spyOn(http, 'get');
beforeEach(() => {
  stored.clear();
  answer = { abc123: 'Sichern' };
  get.mockReset().mockImplementation(async () => answer as never);
  vi.useFakeTimers({ now: new Date('2026-11-30T08:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.useRealTimers());

const fetchIn = (locale: string) => sayIn(createSpeaker(locale), fetchCorrections);
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test('stores the corrections of the page’s language, and fetches them again after an hour', async () => {
  await fetchIn('de');
  expect(get.mock.calls.map(([path]) => path)).toEqual(['/v1/wordings/de']);
  expect(stored.get('wordings:de')).toBe('{"abc123":"Sichern"}');
  later(59);
  await fetchIn('de');
  expect(get).toHaveBeenCalledTimes(1);
  later(2);
  answer = {};
  await fetchIn('de');
  expect(get).toHaveBeenCalledTimes(2);
  expect(stored.has('wordings:de')).toBe(false);
});

test('counts the hour for each language, and does not wait for a time in the future', async () => {
  await fetchIn('de');
  await fetchIn('fr');
  expect(get).toHaveBeenCalledTimes(2);
  later(-600);
  await fetchIn('de');
  expect(get).toHaveBeenCalledTimes(3);
});

test('keeps the stored corrections if they cannot be fetched, and waits an hour', async () => {
  stored.set('wordings:de', '{"abc123":"Alt"}');
  get.mockRejectedValue(new Error('offline'));
  await expect(fetchIn('de')).rejects.toThrow('offline');
  expect(stored.get('wordings:de')).toBe('{"abc123":"Alt"}');
  await fetchIn('de');
  expect(get).toHaveBeenCalledTimes(1);
});

test('fetches nothing for a language of tests', async () => {
  await fetchIn('en-XA');
  expect(get).not.toHaveBeenCalled();
});

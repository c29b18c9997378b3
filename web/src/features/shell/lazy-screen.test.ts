import { expect, test, vi } from 'vitest';
import { loadWithin, ScreenNotLoaded, scriptLimitMs } from './lazy-screen.ts';

const screen = { default: () => null };

test('answers the screen', async () => {
  expect(await loadWithin(async () => screen)).toBe(screen);
});

test('says that a script did not load', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadWithin(fail)).rejects.toThrow(ScreenNotLoaded);
});

test('gives up on a script after 120 seconds', async () => {
  vi.useFakeTimers();
  const failed = expect(
    loadWithin(() => new Promise<typeof screen>(() => undefined)),
  ).rejects.toThrow('too slow');
  expect(scriptLimitMs).toBe(120_000);
  await vi.advanceTimersByTimeAsync(scriptLimitMs);
  await failed;
  vi.useRealTimers();
});

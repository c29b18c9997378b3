import { expect, test, vi } from 'vitest';
import { rehydrateWithin } from './theme.ts';

const nothing = { setItem: () => undefined, removeItem: () => undefined };

test('returns the stored value', () => {
  expect(rehydrateWithin({ ...nothing, getItem: () => 'stored' }).getItem('key')).toBe('stored');
});

test('returns null when access to the storage is denied', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(rehydrateWithin({ ...nothing, getItem: refuse }).getItem('key')).toBeNull();
  const reject = () => Promise.reject(new Error('denied'));
  expect(await rehydrateWithin({ ...nothing, getItem: reject }).getItem('key')).toBeNull();
});

test('waits at most 5000 ms for slow storage', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<string>(() => undefined);
  const answer = rehydrateWithin({ ...nothing, getItem: never }).getItem('key');
  const seen = vi.fn();
  void Promise.resolve(answer).then(seen);
  await vi.advanceTimersByTimeAsync(4999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(null);
  vi.useRealTimers();
});

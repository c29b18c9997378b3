import { expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { sharedGet } from './shared-get.ts';

test('sends one request for concurrent callers and a new request afterwards', async () => {
  const get = vi.spyOn(http, 'get');
  let answer: (value: unknown) => void = () => {};
  get.mockImplementation(() => new Promise((resolve) => (answer = resolve)) as never);
  const both = Promise.all([sharedGet('/v1/me'), sharedGet('/v1/me')]);
  answer({ id: 'a' });
  expect(await both).toEqual([{ id: 'a' }, { id: 'a' }]);
  expect(get).toHaveBeenCalledTimes(1);
  const later = sharedGet('/v1/me');
  answer({ id: 'b' });
  expect(await later).toEqual({ id: 'b' });
  get.mockRestore();
});

test('rejects all waiting callers on failure and sends a new request afterwards', async () => {
  const get = vi.spyOn(http, 'get').mockRejectedValueOnce(new Error('no'));
  const both = await Promise.allSettled([sharedGet('/v1/x'), sharedGet('/v1/x')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  get.mockResolvedValueOnce('yes');
  expect(await sharedGet('/v1/x')).toBe('yes');
  get.mockRestore();
});

test('reuses a cached response until it expires', async () => {
  vi.useFakeTimers();
  const get = vi.spyOn(http, 'get').mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  const ask = () => sharedGet('/v1/writer', { keepSeconds: 60 });
  expect([await ask(), await ask()]).toEqual(['one', 'one']);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await ask()).toBe('two');
  get.mockRestore();
  vi.useRealTimers();
});

import { expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { sharedGet } from './shared-get.ts';

test('asks once for all who ask at the same time, and anew afterwards', async () => {
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

test('a failure is everybody’s who waited, and nobody’s afterwards', async () => {
  const get = vi.spyOn(http, 'get').mockRejectedValueOnce(new Error('no'));
  const both = await Promise.allSettled([sharedGet('/v1/x'), sharedGet('/v1/x')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  get.mockResolvedValueOnce('yes');
  expect(await sharedGet('/v1/x')).toBe('yes');
  get.mockRestore();
});

test('an answer that is kept is given again until its time is over', async () => {
  vi.useFakeTimers();
  const get = vi.spyOn(http, 'get').mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  const ask = () => sharedGet('/v1/writer', { keepSeconds: 60 });
  expect([await ask(), await ask()]).toEqual(['one', 'one']);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await ask()).toBe('two');
  get.mockRestore();
  vi.useRealTimers();
});

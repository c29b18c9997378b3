import { expect, test, vi } from 'vitest';
import { factsOf } from './headers.ts';
import { type RateLimiter, refuseFlood } from './refuse-flood.ts';
import { noDatabase, testEnv } from './testing/test-env.ts';

/** Returns a limiter that allows `limit` calls per key and records the keys. */
function limiter(limit: number): RateLimiter & { keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    limit: async ({ key }) => {
      keys.push(key);
      return { success: keys.filter((one) => one === key).length <= limit };
    },
  };
}

const call = (route: string, address = '203.0.113.7') => {
  const request = new Request('https://lexiloom.test/login', {
    headers: { 'cf-connecting-ip': address },
  });
  factsOf(request).route = route;
  return request;
};

const limits = (subject: number, address: number) => ({
  ...testEnv(noDatabase),
  SUBJECT_FLOOD: limiter(subject),
  ADDRESS_FLOOD: limiter(address),
});

test('refuses a subject past its limit in any letter case, but no other subject', async () => {
  const env = limits(2, 100);
  await refuseFlood(env, call('POST /login'), 'Ada@lexiloom.test');
  await refuseFlood(env, call('POST /login', '203.0.113.8'), 'ada@lexiloom.test');
  const third = refuseFlood(env, call('POST /login', '203.0.113.9'), 'ADA@lexiloom.test');
  await expect(third).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 60 });
  await refuseFlood(env, call('POST /login'), 'bob@lexiloom.test');
});

test('refuses an address that tries many subjects', async () => {
  const env = limits(100, 2);
  await refuseFlood(env, call('POST /login'), 'a');
  await refuseFlood(env, call('POST /login'), 'b');
  await expect(refuseFlood(env, call('POST /login'), 'c')).rejects.toMatchObject({
    code: 'too_many',
  });
  await refuseFlood(env, call('POST /registration'), 'c');
});

test('does not send the typed name to the platform', async () => {
  const env = limits(1, 1);
  await refuseFlood(env, call('POST /login'), 'ada@lexiloom.test');
  expect(env.SUBJECT_FLOOD.keys.join()).not.toMatch(/ada/i);
});

test('accepts requests and logs a warning when the platform’s limiter fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken: RateLimiter = {
    limit: async () => {
      throw new TypeError('away');
    },
  };
  const env = { ...testEnv(noDatabase), SUBJECT_FLOOD: broken, ADDRESS_FLOOD: broken };
  await refuseFlood(env, call('POST /login'), 'ada');
  expect(warned).toHaveBeenCalledOnce();
  await refuseFlood(testEnv(noDatabase), call('POST /login'), 'ada');
});

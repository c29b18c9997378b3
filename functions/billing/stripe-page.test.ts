import { expect, test, vi } from 'vitest';
import { ownPage } from './stripe-page.ts';

const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {});

const live = { STRIPE_API_BASE: 'https://api.stripe.com' };
const local = { STRIPE_API_BASE: 'http://127.0.0.1:4242' };

test.each([
  [live, 'https://invoice.stripe.com/i/acct_1/live_1?s=ap'],
  [live, 'https://checkout.stripe.com/c/pay/cs_live_1#fid'],
  [live, 'https://billing.stripe.com/p/session/1'],
  [local, 'http://127.0.0.1:4242/i/in_1'],
])('with the setting %o, accepts the page address %s', (env, address) => {
  const told = listen();
  expect(ownPage(env, address)).toBe(address);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  [live, 'https://stripe.com.evil.example/i/1'],
  [live, 'https://evilstripe.com/i/1'],
  [live, 'http://invoice.stripe.com/i/1'],
  [live, 'javascript:alert(1)'],
  [live, '//invoice.stripe.com/i/1'],
  [live, 'https://invoice.stripe.com@evil.example/i/1'],
  [live, 'http://127.0.0.1:4242/i/in_1'],
  [local, 'http://127.0.0.1:4243/i/in_1'],
])('with the setting %o, rejects and logs the page address %s', (env, address) => {
  const told = listen();
  expect(ownPage(env, address)).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

test('returns null for an empty or missing address', () => {
  expect([ownPage(live, null), ownPage(live, undefined), ownPage(live, '')]).toEqual([
    null,
    null,
    null,
  ]);
});

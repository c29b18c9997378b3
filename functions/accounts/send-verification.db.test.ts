import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

test('emails a new working link only if the address is unconfirmed, and responds the same for all addresses', async () => {
  await accounts.addPerson('late', { emailVerifiedAt: null });
  const again = (email: string) =>
    accounts.call('POST /auth/verify-email/again', { json: { email } });
  const before = accounts.mails.length;
  await accounts.addPerson('ana');
  const [unconfirmed, confirmed, nobody] = [
    await again('late@school.test'),
    await again('ana@school.test'),
    await again('nobody@school.test'),
  ];
  expect(accounts.mails.length - before).toBe(1);
  expect([unconfirmed.status, confirmed.status, nobody.status]).toEqual([202, 202, 202]);
  expect(await unconfirmed.text()).toBe(await nobody.text());
  expect(
    (
      await accounts.call('POST /auth/verify-email', {
        json: { secret: accounts.mailedSecret('late@school.test') },
      })
    ).status,
  ).toBe(204);
});

refusesBadInput('resending the mail', () => ({
  call: accounts.call,
  route: 'POST /auth/verify-email/again',
  bodies: [[{ email: 'x' }, 'email']],
}));

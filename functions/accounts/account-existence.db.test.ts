import { neonConfig } from '@neondatabase/serverless';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { createApp } from '../http/app.ts';
import { nodeHasher } from '../http/testing/node-hasher.ts';
import { accountRoutes } from './routes.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

/** The statements, hash calls and emails of a request before its response, in order. */
const work: string[] = [];
const hasher: PasswordHasher = {
  hash: (secret) => {
    work.push('hash');
    return nodeHasher.hash(secret);
  },
  verify: (hash, secret) => {
    work.push('verify');
    return nodeHasher.verify(hash, secret);
  },
};

/** A Worker's execution context, which receives the work to do after the response. */
interface LateWork {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  props: object;
}

let accounts: Accounts;
let send: (request: Request, context: LateWork) => Promise<Response>;
const { fetchFunction: query } = neonConfig;
beforeAll(async () => {
  accounts = await openAccounts();
  const { env, mails } = accounts;
  const EMAIL = {
    send: async (mail: (typeof mails)[number]) => {
      work.push('mail');
      mails.push(mail);
    },
  };
  const app = createApp(accountRoutes(hasher));
  send = async (request, context) => app.fetch(request, { ...env, EMAIL }, context);
  await accounts.addPerson('known');
  await accounts.addPerson('waiting', { emailVerifiedAt: null });
  await accounts.addPerson('blocked', { blockedAt: '2026-01-01T00:00:00Z' });
});
afterEach(() => {
  neonConfig.fetchFunction = query;
});
afterAll(() => accounts.close());

/**
 * Sends a request and returns its response with the work done before it. Work that was deferred until after
 * the response is blocked at its first statement until the response was sent.
 */
async function workBeforeAnswer(path: string, json: object): Promise<[number, string, string[]]> {
  work.length = 0;
  let isLate = false;
  const answered = Promise.withResolvers<void>();
  neonConfig.fetchFunction = async (address: string, init: RequestInit) => {
    if (isLate) await answered.promise;
    else work.push(statement(String(init.body)));
    return query(address, init);
  };
  const late: Promise<unknown>[] = [];
  const context = {
    waitUntil(promise: Promise<unknown>) {
      isLate = true;
      late.push(promise);
    },
    passThroughOnException() {},
    props: {},
  };
  const request = new Request(`http://127.0.0.1:8787${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const answer = await send(request, context);
  const before = [...work];
  answered.resolve();
  await Promise.all(late);
  return [answer.status, await answer.text(), before];
}

const statement = (body: string): string => body.replace(/"params":.*$/s, '');

const form = { fullName: 'Ana López', country: 'ESP', password };
test.each([
  ['/registration', form, 1],
  ['/registration', { ...form, invitation: 'a-guessed-secret' }, 1],
  ['/forgetPassword', {}, 0],
  ['/auth/verify-email/again', {}, 0],
])(
  '%s does the same work before its response whether or not the account exists',
  async (path, json, hashes) => {
    const unknown = await workBeforeAnswer(path, { ...json, email: 'nobody@school.test' });
    for (const name of ['known', 'waiting', 'blocked']) {
      const done = await workBeforeAnswer(path, { ...json, email: `${name}@school.test` });
      expect(done, name).toEqual(unknown);
    }
    const [status, , before] = unknown;
    expect(status).toBeLessThan(300);
    expect(before.filter((one) => one === 'hash')).toHaveLength(hashes);
    expect(before).not.toContain('mail');
    // The work before the response must not write to these tables at all. Even the same statement could write
    // more rows for one address than for another.
    expect(before.filter((one) => /\b(?:users|mail_secrets)\b/.test(one))).toEqual([]);
  },
);

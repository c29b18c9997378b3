import { users } from '#db/schema/users.ts';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { createCaller } from '../../http/testing/create-caller.ts';
import { testEnv } from '../../http/testing/test-env.ts';
import type { EmailBinding } from '../../mail/mailer.ts';
import { type AccountsEnv, accountRoutes } from '../routes.ts';

type Sent = Parameters<EmailBinding['send']>[0];

/**
 * The password of all users created by `addPerson`. Its hash is computed only once because hashing is slow.
 */
export const password = 'Tr0mpette&gare';
const passwordHash = nodeHasher.hash(password);

/** Opens the accounts Worker on a new database and captures its emails. */
export async function openAccounts(settings: Partial<AccountsEnv> = {}) {
  const database = await createTestDatabase();
  const mails: Sent[] = [];
  const env: AccountsEnv = {
    ...testEnv(database.url),
    MAIL_FROM: 'no-reply@lexiloom.test',
    EMAIL: { send: async (mail) => mails.push(mail) },
    MAILS: { send: async () => undefined },
    ...settings,
  };
  const call = createCaller(accountRoutes(nodeHasher), env);

  /** Adds a teacher with a confirmed address. `more` overrides fields. */
  async function addPerson(id: string, more: Partial<typeof users.$inferInsert> = {}) {
    const person = {
      id,
      role: 'public' as const,
      email: `${id}@school.test`,
      fullName: `Person ${id}`,
      passwordHash: await passwordHash,
      emailVerifiedAt: '2026-01-01T00:00:00Z',
      ...more,
    };
    await database.db.insert(users).values(person);
    return person;
  }

  /** Signs in over HTTP and stores the cookies as a browser would. */
  async function signInAs(userName: string, withPassword = password) {
    const answer = await call('POST /login', { json: { userName, password: withPassword } });
    return { answer, token: await answer.text(), ...cookiesOf(answer) };
  }

  /** Returns the secret in the latest email to an address. */
  function mailedSecret(to: string): string {
    const text = mails.findLast((mail) => mail.to === to)?.text ?? '';
    return /(?:secret=|newpassword\/link#)([\w-]+)/.exec(text)?.[1] ?? '';
  }

  return { ...database, env, call, mails, addPerson, signInAs, mailedSecret };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Returns the cookies of a response as the next request's `Cookie` header, and their XSRF value. */
export function cookiesOf(answer: Response): { cookie: string; xsrf: string } {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  return { cookie: pairs.join('; '), xsrf: xsrf ?? '' };
}

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DutyStates } from '#contracts/ai-models/duty-state.ts';
import { accountRoutes } from '#functions/accounts/routes.ts';
import { adminRoutes } from '#functions/admin/routes.ts';
import type { AiJobsEnv } from '#functions/ai-jobs/env.ts';
import { readDuties } from '#functions/ai-jobs/models/duty-models.ts';
import { billingRoutes } from '#functions/billing/routes.ts';
import { classroomRoutes } from '#functions/classrooms/routes.ts';
import { contentRoutes } from '#functions/content/routes.ts';
import { homeworkRoutes } from '#functions/homework/routes.ts';
import type { Routes } from '#functions/http/app.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import type { InputSchemas, May } from '#functions/http/operation.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import type { EmailBinding } from '#functions/mail/mailer.ts';
import { routes as mediaRoutes } from '#functions/media/routes.ts';
import { memoryStore } from '#functions/media/testing/memory-store.ts';
import { organisationRoutes } from '#functions/organisations/routes.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { routes as resourceRoutes } from '#functions/resources/routes.ts';
import {
  createStripeFixture,
  type StripeFixture,
} from '#functions/stripe/testing/stripe-fixture.ts';
import { webhookRoutes } from '#functions/stripe-webhook/routes.ts';
import type { TestDatabase } from '#scripts/testing/test-database.ts';
import { root } from '#scripts/world/settings.ts';

type SentMail = Parameters<EmailBinding['send']>[0];

/** One route of one Worker, ready to be called. */
export interface WalkedRoute {
  worker: string;
  /** The method and path, such as `GET /v1/classrooms/:id`. */
  route: string;
  may: May;
  takes: InputSchemas;
  /** The name of the route's rate limit, if its contract has one. */
  limit: string | undefined;
  call: Caller;
}

/** Returns the default OpenAI model for each duty, as used without any setting. */
const defaultDuties = () =>
  readDuties({ OPENAI_API_KEY: 'test' } as AiJobsEnv, { models: [], choices: [] });

/** Hashing has its own tests. Here it only needs to be fast and hide the password. */
const quickHasher = (hasWorked: (what: string) => void): PasswordHasher => ({
  hash: async (password) => {
    hasWorked('hash');
    return quickHash(password);
  },
  verify: async (hash, password) => {
    hasWorked('verify');
    return hash === quickHash(password);
  },
});

/** Returns a password's hash as used in the walks. */
export const quickHash = (password: string): string =>
  `quick:${createHash('sha256').update(password).digest('base64url')}`;

/** Returns the folders of Workers that have a route table. The walk must include each of them. */
export const workersWithRoutes = (): string[] =>
  readdirSync(join(root, 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(root, 'functions', name)).includes('routes.ts'))
    .sort();

/**
 * Creates every route of every Worker over one database, with fakes of all external services. A passed-in
 * database stays open.
 */
export async function createAllRoutes(given?: TestDatabase): Promise<{
  test: TestDatabase;
  /** The fake Stripe that the Workers call, and its prices by plan. */
  stripe: StripeFixture['stripe'];
  prices: StripeFixture['prices'];
  /** The files stored by the media Worker, by key. */
  files: ReturnType<typeof memoryStore>['files'];
  routes: WalkedRoute[];
  /** The sent emails, oldest first. */
  mails: SentMail[];
  /** The costly work that calls started, such as `hash` or `model /judge-words`, oldest first. */
  costly: string[];
  close: () => Promise<void>;
}> {
  const mails: SentMail[] = [];
  const costly: string[] = [];
  const hasWorked = (what: string) => void costly.push(what);
  const { test, stripe, prices, env, close } = await createStripeFixture(given);
  const walked = <Env extends BaseEnv>(worker: string, routes: Routes<Env>, own: Env) => {
    const call = createCaller(routes, own, { countsTrips: false });
    return Object.entries<Routes<Env>[keyof Routes<Env>]>(routes).map(
      ([route, { may, takes, limit }]) => ({
        ...{ worker, route, may, takes, limit, call },
      }),
    );
  };
  const queue = {
    async sendBatch() {
      hasWorked('queue');
    },
  };
  const AI_JOBS = {
    async fetch({ url }: Request) {
      const { pathname } = new URL(url);
      if (pathname !== '/duties') hasWorked(`model ${pathname}`);
      if (pathname === '/duties') return Response.json(DutyStates.parse(defaultDuties()));
      if (pathname === '/judge-words') return Response.json({ kind: 'fit' });
      if (pathname === '/judge-pictures') return Response.json({ kind: 'fit' });
      if (pathname === '/improve-topic')
        return Response.json({ kind: 'topic', topic: 'A market.' });
      return Response.json({ message: 'no' }, { status: 422 });
    },
  };
  const jobs = { QUESTIONS: queue, MEDIA_JOBS: queue, AI_JOBS };
  const mail = {
    EMAIL: { send: async (sent: SentMail) => void mails.push(sent) },
    MAILS: { send: async () => {} },
    MAIL_FROM: 'a@b.test',
  };
  const hasher = quickHasher(hasWorked);
  const store = memoryStore();
  return {
    test,
    stripe,
    prices,
    files: store.files,
    mails,
    costly,
    close,
    routes: [
      ...walked('accounts', accountRoutes(hasher), { ...env, ...mail }),
      ...walked('admin', adminRoutes, { ...env, ...jobs, ...mail }),
      ...walked('billing', billingRoutes, env),
      ...walked('classrooms', classroomRoutes(hasher), env),
      ...walked('content', contentRoutes, { ...env, ...mail }),
      ...walked('homework', homeworkRoutes, { ...env, AI_JOBS }),
      ...walked('media', mediaRoutes, { ...env, MEDIA: store }),
      ...walked('organisations', organisationRoutes, { ...env, ...mail }),
      ...walked('resources', resourceRoutes, { ...env, ...jobs }),
      ...walked('stripe-webhook', webhookRoutes, { ...env, STRIPE_WEBHOOK_SECRET: 'whsec_test' }),
    ],
  };
}

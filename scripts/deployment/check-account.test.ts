import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '#emulators/cloudflare-api/exchange.ts';
import {
  type CloudflareApi,
  startCloudflareApi,
} from '#emulators/cloudflare-api/start-cloudflare-api.ts';
import { checkAccount } from './check-account.ts';
import { openCloudflare } from './cloudflare-account.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import { renderConfigs } from './render-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

const good = drillSettings('postgres://drill:drill@127.0.0.1:9/drill');
let api: CloudflareApi;
beforeAll(async () => {
  api = await startCloudflareApi();
});
afterAll(() => api.close());

interface Given {
  settings?: DeploymentSettings;
  token?: string;
  url?: string;
}
async function problems({ settings = good, token = api.account.token, url = api.url }: Given = {}) {
  const account = openCloudflare(settings.accountId, token, url);
  return (await checkAccount(account, settings, renderConfigs(settings))).problems;
}

test('reports no problem with the drill account', async () => {
  expect(await problems()).toEqual([]);
});

test('distinguishes a wrong token, a wrong account, a missing permission and no network', async () => {
  expect(await problems({ token: 'wrong' })).toEqual([
    expect.stringMatching(/^CLOUDFLARE_API_TOKEN is not valid/),
  ]);
  expect(await problems({ settings: { ...good, accountId: 'e'.repeat(32) } })).toEqual([
    `accountId is not an account of CLOUDFLARE_API_TOKEN, which is for ${good.accountId} (stand-in).`,
  ]);
  api.failNext(/workers\/subdomain/, refuse(403, 10000, 'Authentication error'));
  expect(await problems()).toEqual([
    expect.stringMatching(/403: Authentication error \[10000\].*Workers Scripts \(edit\)/),
  ]);
  expect(await problems({ url: 'http://127.0.0.1:9651/client/v4' })).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9651 cannot be reached: .*ECONNREFUSED/),
  ]);
  api.failNext(/workers\/subdomain/, refuse(500, 10013, 'An unknown error has occurred.'));
  expect(await problems()).toEqual([expect.stringMatching(/500.*a fault of Cloudflare/)]);
});

test('accepts an account that the token cannot list, and reports an expired token', async () => {
  const settings = { ...good, accountId: 'e'.repeat(32) };
  api.failNext(/GET .*\/accounts$/, refuse(403, 9109, 'Unauthorized to access requested resource'));
  expect(await problems({ settings })).toEqual([
    expect.stringMatching(/Workers Scripts \(edit\).*Or accountId is wrong/),
  ]);
  const result = { id: 'token', status: 'expired' };
  const expired = { success: true, errors: [], messages: [], result };
  api.failNext(/tokens\/verify/, { status: 200, body: expired });
  expect(await problems({ settings })).toEqual(['CLOUDFLARE_API_TOKEN is expired.']);
});

test('continues after a refusal and names each permission the token needs', async () => {
  api.failNext(/GET \/queues/, refuse(403, 10000, 'Authentication error'));
  api.failNext(
    /GET \/r2/,
    refuse(403, 10042, 'Please enable R2 through the Cloudflare Dashboard.'),
  );
  api.failNext(/GET .*\/zones/, refuse(403, 9109, 'Unauthorized to access requested resource'));
  expect(await problems()).toEqual([
    expect.stringMatching(/Queues \(edit\)/),
    expect.stringMatching(/Enable R2 in the dashboard/),
    expect.stringMatching(/Zone: Zone \(read\)/),
  ]);
});

test('requires the site’s domain to be in the account with its name servers set', async () => {
  const settings = { ...good, origin: 'https://lexiloom.school' };
  expect(await problems({ settings })).toEqual([
    expect.stringMatching(/^origin: .* contains lexiloom\.school/),
  ]);
  const result = [{ name: 'lexiloom.school', status: 'pending' }];
  const pending = { success: true, errors: [], messages: [], result };
  api.failNext(/GET .*\/zones/, { status: 200, body: pending });
  expect(await problems({ settings })).toEqual([expect.stringMatching(/not active.*pending/)]);
  const mailFrom = 'no-reply@mail.another.test';
  expect(await problems({ settings: { ...good, mailFrom } })).toEqual([
    expect.stringMatching(/^mailFrom: .* contains mail\.another\.test/),
  ]);
  const workersDev = { ...good, origin: 'https://lexiloom.somebody.workers.dev' };
  expect(await problems({ settings: workersDev })).toEqual([]);
});

test('names a missing secret once, with the Workers that read it', async () => {
  const { OPENAI_API_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...secrets } = good.secrets;
  const said = await problems({ settings: { ...good, secrets } });
  expect(said).toEqual([
    'secrets.OPENAI_API_KEY is missing: lexiloom-staging-ai-jobs needs it.',
    'secrets.STRIPE_WEBHOOK_SECRET is missing: lexiloom-staging-stripe-webhook needs it. npm run stripe-catalogue makes it and shows it once.',
  ]);
  const { SESSION_SECRET: ___, ...rest } = good.secrets;
  const [line = '', ...more] = await problems({ settings: { ...good, secrets: rest } });
  expect(line).toMatch(/^secrets\.SESSION_SECRET is missing: .*accounts, .* need it\.$/);
  expect(more).toEqual([]);
});

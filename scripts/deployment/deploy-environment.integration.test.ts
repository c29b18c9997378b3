import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeVersion, type WorkerScript } from '#emulators/cloudflare-api/account.ts';
import { refuse } from '#emulators/cloudflare-api/exchange.ts';
import {
  type CloudflareApi,
  startCloudflareApi,
} from '#emulators/cloudflare-api/start-cloudflare-api.ts';
import { root } from '../world/settings.ts';
import { openCloudflare } from './cloudflare-account.ts';
import { type Deployment, deployEnvironment } from './deploy-environment.ts';
import { renderConfigs } from './render-configs.ts';
import { rollBack } from './roll-back.ts';
import { openWrangler, type Wrangler } from './run-wrangler.ts';
import { drillSettings } from './testing/drill-settings.ts';
import { uploadByHand } from './testing/upload-by-hand.ts';
import type { SiteAnswer, SiteCheck } from './wait-for-site.ts';

/**
 * In every build, this drill deploys four Workers with the real wrangler to the stand-in for Cloudflare's
 * API. `npm run prove -- deployment` deploys all Workers.
 */
const all = drillSettings('postgres://drill:drill@127.0.0.1:9/drill');
// None of the four Workers calls Stripe, and the deployment refuses secrets that no Worker reads.
const { STRIPE_API_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...secrets } = all.secrets;
const settings = { ...all, secrets };
const drilled = ['lexiloom-staging', 'accounts', 'ai-jobs', 'resources'].map((name) =>
  name.startsWith('lexiloom') ? name : `lexiloom-staging-${name}`,
);

let api: CloudflareApi;
let wrangler: Wrangler;
const migrate = vi.fn(async () => {});
const hindrance = vi.fn(async (): Promise<string | null> => null);

beforeAll(async () => {
  api = await startCloudflareApi();
  // The drill checks that the site's files are uploaded, not their content.
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  const token = api.account.token;
  const account = { id: settings.accountId, token, apiUrl: api.url };
  wrangler = openWrangler({ account, secrets: settings.secrets });
});
afterAll(async () => {
  wrangler.close();
  await api.close();
});

/** The Workers in this drill. Bindings to other Workers are removed. */
const configs = renderConfigs(settings)
  .filter(({ name }) => drilled.includes(name))
  .map((one) => ({
    ...one,
    config: {
      ...one.config,
      ...(one.config.services && {
        services: one.config.services.filter(({ service }) => drilled.includes(service)),
      }),
    },
  }));

const well: SiteAnswer = { isWell: true, said: 'status 200', isUnaddressed: false };
const broken: SiteAnswer = { isWell: false, said: 'status 500', isUnaddressed: false };
const nameless: SiteAnswer = { isWell: false, said: 'ENOTFOUND', isUnaddressed: true };
/** A site that returns `first` for a single check, and `last` at the end of a wait. */
const siteThat = (last: SiteAnswer, first = well): SiteCheck => ({
  url: 'https://staging.lexiloom.test/api/v1/writer',
  ask: async () => first,
  wait: async () => last,
});

const deploy = (tag: string, over: Partial<Deployment> = {}) =>
  deployEnvironment({
    settings,
    account: openCloudflare(settings.accountId, api.account.token, api.url),
    wrangler,
    tag,
    create: false,
    environment: { name: 'staging', other: null },
    database: { hindrance, migrate },
    checkModels: null,
    buildSite: async () => {},
    site: siteThat(well),
    say: () => {},
    configs,
    ...over,
  });

const worker = (name: string): WorkerScript => {
  const found = api.account.workers.get(`lexiloom-staging${name}`);
  if (!found) throw new Error(`${name} is not deployed`);
  return found;
};

/** For each Worker, the tag of the version that receives the traffic. */
const activeTags = () =>
  [...api.account.workers.values()].map((one) => activeVersion(one)?.tag).sort();

test('refuses to deploy without queues and bucket, and names the missing ones', async () => {
  await expect(deploy('none')).rejects.toThrow(/queue lexiloom-staging-questions is missing/);
  expect(api.account.workers.size).toBe(0);
  expect(migrate).not.toHaveBeenCalled();
});

test('changes nothing if the database or the domain is missing, and reports both', async () => {
  hindrance.mockResolvedValueOnce("password authentication failed for user 'drill'");
  const origin = 'https://lexiloom.another.test';
  const refused = deploy('none', { create: true, settings: { ...settings, origin } });
  await expect(refused).rejects.toThrow(/lexiloom\.another\.test[\s\S]*password authentication/);
  expect(api.account.queues.size + api.account.buckets.size + api.account.workers.size).toBe(0);
  expect(migrate).not.toHaveBeenCalled();
});

test('changes nothing if a model is missing, and continues after a warning', async () => {
  const said: string[] = [];
  const checked = { problems: ['MODEL_TEXT: no such model.'], warnings: ['No list of voices.'] };
  const refused = deploy('none', {
    say: (line) => said.push(line),
    checkModels: async () => checked,
  });
  await expect(refused).rejects.toThrow('MODEL_TEXT: no such model.');
  expect(said).toContain('Note: No list of voices.');
  expect(api.account.workers.size).toBe(0);
});

test('explains what to do if it fails before anything is deployed', async () => {
  api.failNext(/^POST \/r2/, refuse(403, 10042, 'Please enable R2.'));
  await expect(deploy('none', { create: true, wrangler: byHand() })).rejects.toThrow(
    /while making queues[\s\S]*Enable R2 in the dashboard[\s\S]*run\s+the same command again/,
  );
  migrate.mockRejectedValueOnce(new Error('Failed query', { cause: new Error('disk full') }));
  await expect(deploy('none', { create: true, wrangler: byHand() })).rejects.toThrow(
    /while migrating the database: disk full/,
  );
  expect(api.account.workers.size).toBe(0);
});

test('does not mention the deleted log file of wrangler', async () => {
  api.failNext(/^PUT .*\/scripts\/[\w-]+$/);
  const quick = { ...wrangler, build: async () => 1 };
  const failed = await deploy('none', { create: true, wrangler: quick }).catch(String);
  expect(failed).toMatch(/while deploying lexiloom-staging-[\w-]+: wrangler deploy: [\s\S]*10013/);
  expect(failed).not.toContain('Logs were written');
  expect(api.account.workers.size).toBe(0);
}, 120_000);

test('deploys everything to an empty account in binding order', async () => {
  migrate.mockClear();
  // The certificate of the site's address does not exist yet, but the deployment itself has not failed.
  await expect(deploy('first', { create: true, site: siteThat(nameless) })).rejects.toThrow(
    /deployed, but[\s\S]*\/api\/v1\/writer[\s\S]*ENOTFOUND[\s\S]*certificate[\s\S]*again is safe/,
  );
  expect(migrate).toHaveBeenCalledExactlyOnceWith(settings.secrets.DATABASE_URL);
  const firsts = api.calls.filter((call) => /^PUT .*\/scripts\/[\w-]+ 200$/.test(call));
  const at = (name: string) => firsts.findIndex((call) => call.includes(`/${name} `));
  expect(at('lexiloom-staging-ai-jobs')).toBeLessThan(at('lexiloom-staging-resources'));
  expect(at('lexiloom-staging')).toBe(firsts.length - 1);
  expect(activeTags()).toEqual(['first', 'first', 'first', 'first']);
  expect(api.unknown).toEqual([]);
}, 300_000);

test('configures the account as in the configuration files', () => {
  const jobs = worker('-ai-jobs');
  const version = activeVersion(jobs);
  expect([...(version?.secrets.keys() ?? [])].sort()).toEqual([
    'AI_PROVIDERS',
    'DATABASE_URL',
    'OPENAI_API_KEY',
    'SESSION_SECRET',
  ]);
  expect(version?.metadata.placement).toMatchObject({ region: 'aws:eu-west-2' });
  expect(version?.metadata.bindings).toContainEqual(
    expect.objectContaining({
      type: 'r2_bucket',
      bucket_name: 'lexiloom-staging-media',
      jurisdiction: 'eu',
    }),
  );
  const queues = [...api.account.queues.values()];
  expect(
    queues.map(({ name, consumer }) => [name, consumer?.script, consumer?.deadLetterQueue]).sort(),
  ).toEqual([
    ['lexiloom-staging-dead-letters', jobs.name, null],
    ['lexiloom-staging-mails', worker('-accounts').name, null],
    ['lexiloom-staging-media', jobs.name, 'lexiloom-staging-dead-letters'],
    ['lexiloom-staging-questions', jobs.name, 'lexiloom-staging-dead-letters'],
    ['lexiloom-staging-sweeps', jobs.name, null],
  ]);
  expect(worker('-accounts').crons).toHaveLength(1);
  expect(worker('').domains).toEqual(['staging.lexiloom.test']);
  expect([...api.account.workers.values()].some(({ workersDev }) => workersDev)).toBe(false);
  expect(activeVersion(worker(''))?.metadata.placement).toBeUndefined();
  const vars = activeVersion(worker('-accounts'))?.metadata.bindings;
  expect(vars).toContainEqual(
    expect.objectContaining({ name: 'APP_ORIGIN', text: 'https://staging.lexiloom.test' }),
  );
});

test('switches all Workers at once and keeps secrets that are not given again', async () => {
  const { account } = api;
  const bare = openWrangler({
    account: { id: settings.accountId, token: account.token, apiUrl: api.url },
    secrets: {},
  });
  // The sizes of the Workers were already measured by the first deployment.
  const quick = { ...bare, build: async () => 1 };
  await deploy('second', { wrangler: quick, settings: { ...settings, secrets: {} } });
  bare.close();
  expect(activeTags()).toEqual(['second', 'second', 'second', 'second']);
  expect(activeVersion(worker('-resources'))?.secrets.get('RESOURCE_BYPASS_SECRET')).toBe(
    settings.secrets.RESOURCE_BYPASS_SECRET,
  );
  const uploads = api.calls.findLastIndex((call) => /^POST .*\/versions 200$/.test(call));
  const switches = api.calls.flatMap((call, at) =>
    /^POST .*\/deployments 200$/.test(call) ? [at] : [],
  );
  expect(Math.min(...switches)).toBeGreaterThan(uploads);
  expect(worker('').settings).toMatchObject({
    observability: { logs: { invocation_logs: false, head_sampling_rate: 0.5 } },
  });
}, 300_000);

const byHand = (): Wrangler => uploadByHand(api.url, settings.accountId, api.account.token);

test('keeps the previous versions when an upload fails', async () => {
  api.failNext(/^POST .*resources\/versions/);
  await expect(deploy('third', { wrangler: byHand() })).rejects.toThrow('unknown error');
  expect(activeTags()).toEqual(['second', 'second', 'second', 'second']);
});

test.each([
  ['a Worker cannot be switched', /^POST .*accounts\/deployments/, well],
  ['crons cannot be set', /^PUT .*accounts\/schedules/, well],
  ['the site does not answer', null, broken],
  ['the site’s address no longer resolves', null, nameless],
] as const)('restores the previous versions when %s', async (_, fault, answer) => {
  if (fault) api.failNext(fault);
  const failing = deploy('fourth', { wrangler: byHand(), site: siteThat(answer) });
  await expect(failing).rejects.toThrow('The previous versions are restored.');
  expect(activeTags()).toEqual(['second', 'second', 'second', 'second']);
});

test('keeps the new versions if the address resolved neither before nor after the switch', async () => {
  const site = siteThat(nameless, nameless);
  await expect(deploy('fifth', { wrangler: byHand(), site })).rejects.toThrow('again is safe');
  expect(activeTags()).toEqual(['fifth', 'fifth', 'fifth', 'fifth']);
});

test('rolls back to the previous deployment with one command', async () => {
  const account = openCloudflare(settings.accountId, api.account.token, api.url);
  await rollBack(account, drilled, () => {});
  expect(activeTags()).toEqual(['second', 'second', 'second', 'second']);
  await rollBack(account, drilled, () => {});
  expect(activeTags()).toEqual(['first', 'first', 'first', 'first']);
  await expect(rollBack(account, drilled, () => {})).rejects.toThrow('already back at the version');
  const never = ['lexiloom-staging-never'];
  await expect(rollBack(account, never, () => {})).rejects.toThrow('no deployment to go back');
});

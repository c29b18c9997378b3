import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../world/settings.ts';
import { checkSettings, databaseRegion, type EnvironmentOfSettings } from './check-settings.ts';
import { type DeploymentSettings, parseDeploymentSettings } from './deployment-settings.ts';
import { renderConfigs } from './render-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

const neon = 'postgres://u:p@ep-a-b-123-pooler.eu-west-2.aws.neon.tech/neondb?sslmode=require';
const good = drillSettings(neon);

const staging: EnvironmentOfSettings = { name: 'staging', other: null };
const check = (over: Partial<DeploymentSettings>, environment = staging) => {
  const settings = { ...good, ...over };
  return checkSettings(settings, renderConfigs(settings), environment);
};
const withSecret = (name: string, value: string) => ({
  secrets: { ...good.secrets, [name]: value },
});

test('reports no problem with the drill settings', () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Partial<DeploymentSettings>, RegExp]>([
  ['the example’s site address', { origin: 'https://lexiloom.example' }, /^origin is still/],
  ['the example’s email address', { mailFrom: 'a@lexiloom.example' }, /^mailFrom is still/],
  ['the example’s secret', withSecret('SESSION_SECRET', 'replace.example'), /^SESSION_SECRET/],
  ['a short secret', withSecret('SESSION_SECRET', 'short'), /shorter than 32 bytes/],
  ['an unknown secret', withSecret('OPENAI_KEY', 'x'), /no Worker reads this/],
  ['an unknown setting', { vars: { MODEL_TEKST: 'x' } }, /no Worker has this setting/],
  [
    'permission for any site to frame the lesson',
    { vars: { RESOURCE_FRAME_ANCESTORS: '*' } },
    /^RESOURCE_FRAME_ANCESTORS: \* is not/,
  ],
  [
    'a frame ancestor with a path',
    { vars: { RESOURCE_FRAME_ANCESTORS: 'https://a.test https://b.test/c' } },
    /^RESOURCE_FRAME_ANCESTORS: https:\/\/b\.test\/c is not/,
  ],
  [
    'Workers far from the database',
    { placement: 'aws:eu-central-1' },
    /database is in aws:eu-west-2/,
  ],
  [
    'a database outside the United Kingdom',
    {
      placement: 'aws:us-east-1',
      ...withSecret('DATABASE_URL', neon.replace('eu-west-2', 'us-east-1')),
    },
    /outside the United Kingdom/,
  ],
  [
    'a database in an unknown region',
    withSecret('DATABASE_URL', 'postgres://u:p@db.school.test/x'),
    /does not reveal the region/,
  ],
  ['a bucket without a jurisdiction', { bucketJurisdiction: 'default' }, /must be "eu"/],
  [
    'a model server in an unknown place',
    { vars: { OPENAI_BASE_URL: 'https://api.openai.com/v1' } },
    /eu\.api\.openai/,
  ],
  [
    'a separate server in an unknown place',
    withSecret('AI_PROVIDERS', '{"speech":{"baseUrl":"https://api.openai.com/v1","apiKey":"k"}}'),
    /^AI_PROVIDERS\.speech\.baseUrl is at api\.openai\.com/,
  ],
  [
    'a server without encryption',
    withSecret('AI_PROVIDERS', '{"text":{"baseUrl":"http://models.school.test/v1"}}'),
    /^AI_PROVIDERS\.text\.baseUrl must begin with https/,
  ],
  [
    'providers that are not JSON',
    withSecret('AI_PROVIDERS', 'not json'),
    /^AI_PROVIDERS is not valid/,
  ],
  ...['http://127.0.0.1:11434', 'https://localhost', 'http://192.168.1.5', 'https://box.local'].map(
    (server): [string, Partial<DeploymentSettings>, RegExp] => [
      `a model server at ${server}`,
      { vars: { OPENAI_BASE_URL: `${server}/v1` }, residency: 'none' },
      /^OPENAI_BASE_URL is at .*Workers cannot reach/m,
    ],
  ),
  [
    'a separate server in a private network',
    withSecret('AI_PROVIDERS', '{"text":{"baseUrl":"https://[fd00::1]/v1"}}'),
    /^AI_PROVIDERS\.text\.baseUrl is at .*Workers cannot reach/,
  ],
  ['an unknown duty', withSecret('AI_PROVIDERS', '{"song":{}}'), /^AI_PROVIDERS is not valid/],
  ['a token not issued by Cloudflare', withSecret('BROWSER_RENDERING_TOKEN', 'x'), /^BROWSER_/],
  ["Stripe's public key", withSecret('STRIPE_API_KEY', 'pk_live_x'), /not a Stripe secret key/],
  ['a live key for staging', withSecret('STRIPE_API_KEY', 'sk_live_x'), /is a live key/],
  [
    'an API key as Stripe’s webhook secret',
    withSecret('STRIPE_WEBHOOK_SECRET', 'sk_test_x'),
    /whsec_/,
  ],
  ['a key not issued by OpenAI', withSecret('OPENAI_API_KEY', 'whsec_x'), /not a key of OpenAI/],
  [
    'one secret for two purposes',
    withSecret('RESOURCE_BYPASS_SECRET', good.secrets.SESSION_SECRET ?? ''),
    /^SESSION_SECRET and RESOURCE_BYPASS_SECRET are the same/,
  ],
  [
    'a database that is not pooled',
    withSecret('DATABASE_URL', neon.replace('-pooler', '')),
    /^DATABASE_URL is not the pooled address/,
  ],
  [
    "an address that is not a database's",
    withSecret('DATABASE_URL', 'https://x.test'),
    /postgresql:/,
  ],
  [
    'production’s prefix for staging',
    { prefix: 'lexiloom' },
    /^prefix is lexiloom: staging's names/,
  ],
  ['the example’s account', { accountId: '0'.repeat(32) }, /^accountId is still/],
])('refuses %s', (_, over, problem) => {
  expect(check(over).join('\n')).toMatch(problem);
});

test('rejects staging values in production', () => {
  const production = { name: 'production', other: good } as const;
  const { DATABASE_URL = '', STRIPE_WEBHOOK_SECRET = '' } = good.secrets;
  const said = check({}, production).join('\n');
  for (const name of ['prefix', 'origin', 'DATABASE_URL', 'RESOURCE_BYPASS_SECRET']) {
    expect(said).toContain(`${name} is that of staging`);
  }
  expect(said).toMatch(/prefix is lexiloom-staging: those are staging's names/);
  expect(said).toMatch(/STRIPE_API_KEY is a sandbox key/);
  const own = {
    prefix: 'lexiloom',
    origin: 'https://lexiloom.test',
    secrets: {
      ...good.secrets,
      DATABASE_URL: DATABASE_URL.replace('ep-a', 'ep-z'),
      SESSION_SECRET: 'another secret for drills, 32 bytes or more',
      RESOURCE_BYPASS_SECRET: 'another bypass for drills, 32 bytes or more',
      STRIPE_API_KEY: 'sk_live_drill',
      STRIPE_WEBHOOK_SECRET: `${STRIPE_WEBHOOK_SECRET}2`,
    },
  };
  expect(check(own, production)).toEqual([]);
});

test('allows a data transfer with a written reason, or without a promise about the location', () => {
  const vars = { OPENAI_BASE_URL: 'https://api.openai.com/v1' };
  const acceptedTransfers = {
    'api.openai.com': 'Standard clauses and UK addendum, assessed 2026-11-01',
  };
  expect(check({ vars, acceptedTransfers })).toEqual([]);
  expect(check({ vars, residency: 'none', bucketJurisdiction: 'default' })).toEqual([]);
});

test('never quotes a secret', () => {
  const secret = 'hunter2.example';
  const said = check({
    secrets: Object.fromEntries(Object.keys(good.secrets).map((name) => [name, secret])),
  });
  expect(said.length).toBeGreaterThan(3);
  expect(said.join()).not.toContain('hunter2');
});

test('rejects the example until it is filled in', () => {
  const text = readFileSync(join(root, 'deployments/example.json'), 'utf8');
  const { settings } = parseDeploymentSettings(text, 'example.json');
  if (!settings) throw new Error('the example is not in form');
  const problems = checkSettings(settings, renderConfigs(settings), staging).join('\n');
  // Separate model servers and a PDF renderer are optional, so an empty object and no token are valid.
  const { AI_PROVIDERS: _, BROWSER_RENDERING_TOKEN: __, ...secrets } = good.secrets;
  for (const name of ['accountId', 'origin', 'mailFrom', ...Object.keys(secrets)]) {
    expect(problems).toContain(`${name} is still the example's.`);
  }
  expect(problems).toContain('npm run stripe-catalogue makes it');
  expect(problems).not.toContain('prefix');
});

test('reports every malformed setting of a file in plain words', () => {
  const { mailFrom: _, ...rest } = good;
  const text = JSON.stringify({
    ...rest,
    accountId: 'x',
    colour: 'blue',
    origin: 'staging.lexiloom.test',
    prefix: 'Lexiloom Staging',
    placement: 'London',
    bucketJurisdiction: 'uk',
    observability: { logsSampling: 2, tint: 1 },
    vars: { MODEL_TEXT: 7, MODEL_CONTEXT: '8', MODERATION_TOKENS_PER_MINUTE: 'lots' },
    secrets: { ...good.secrets, SESSION_SECRET: '' },
  });
  const { settings, problems } = parseDeploymentSettings(text, 'a.json');
  expect(problems.toSorted()).toEqual([
    'accountId: must be 32 hex digits.',
    'bucketJurisdiction: must be default or eu.',
    'colour: there is no such setting.',
    'mailFrom is missing.',
    'observability.logsSampling: must be from 0 to 1.',
    'observability.tint: there is no such setting.',
    "origin: must be the site's address with https and without a path, such as https://lexiloom.school.",
    'placement: must be a cloud and its region, such as aws:eu-west-2.',
    'prefix: must be 3 to 31 small letters, digits and hyphens, and begin with a letter.',
    'secrets.SESSION_SECRET: must not be empty.',
    'vars.MODEL_CONTEXT: must be a whole number of 2048 or more.',
    'vars.MODEL_TEXT: must be text in quotation marks.',
    'vars.MODERATION_TOKENS_PER_MINUTE: must be a whole number of 1000 or more.',
  ]);
  // Well-formed settings are parsed even if others are malformed.
  expect(settings?.secrets).toMatchObject({ STRIPE_API_KEY: 'sk_test_drill' });
  expect(parseDeploymentSettings('[]', 'a.json').settings).toBeNull();
});

test.each([
  ['{', 'line 1, column 2'],
  ['{\n  "prefix": "lexi"\n  "origin": "x"\n}', 'line 3, column 3'],
  ['{\n  "secrets": {"KEY": sk-hunter2}\n}', 'line 2, column 22'],
  ['', 'line 1, column 1'],
])('reports where the JSON %j is broken, without quoting it', (text, place) => {
  expect(parseDeploymentSettings(text, 'a.json').problems).toEqual([
    `a.json is not valid JSON: look at ${place}.`,
  ]);
});

test.each([
  [neon, 'aws:eu-west-2'],
  ['postgres://u:p@ep-x.germanywestcentral.azure.neon.tech/db', 'azure:germanywestcentral'],
  ['postgres://u:p@127.0.0.1:5432/db', null],
])('reads the region of a database from its host: %s', (url, region) => {
  expect(databaseRegion(url)).toBe(region);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../world/settings.ts';
import { checkSettings, databaseRegion } from './check-settings.ts';
import { type DeploymentSettings, parseDeploymentSettings } from './deployment-settings.ts';
import { renderConfigs } from './render-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

const neon = 'postgres://u:p@ep-a-b-123-pooler.eu-west-2.aws.neon.tech/neondb?sslmode=require';
const good = drillSettings(neon);

const check = (over: Partial<DeploymentSettings>) => {
  const settings = { ...good, ...over };
  return checkSettings(settings, renderConfigs(settings));
};
const withSecret = (name: string, value: string) => ({
  secrets: { ...good.secrets, [name]: value },
});

test('finds nothing wrong with the settings of the drills', () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Partial<DeploymentSettings>, RegExp]>([
  ['the address of an example', { origin: 'https://lexiloom.example' }, /^origin is still/],
  ['the mail address of an example', { mailFrom: 'a@lexiloom.example' }, /^mailFrom is still/],
  ['a secret of the example', withSecret('SESSION_SECRET', 'replace.example'), /^SESSION_SECRET/],
  ['a short secret', withSecret('SESSION_SECRET', 'short'), /shorter than 32 bytes/],
  ['a secret that nobody reads', withSecret('OPENAI_KEY', 'x'), /no Worker reads this/],
  ['a setting that nobody reads', { vars: { MODEL_TEKST: 'x' } }, /no Worker has this setting/],
  [
    'Workers far from the database',
    { placement: 'aws:eu-central-1' },
    /database is in aws:eu-west-2/,
  ],
  [
    'a database outside',
    {
      placement: 'aws:us-east-1',
      ...withSecret('DATABASE_URL', neon.replace('eu-west-2', 'us-east-1')),
    },
    /outside the United Kingdom/,
  ],
  [
    'a database of which nobody knows where it is',
    withSecret('DATABASE_URL', 'postgres://u:p@db.school.test/x'),
    /cannot be told where/,
  ],
  ['a bucket anywhere', { bucketJurisdiction: 'default' }, /must be "eu"/],
  [
    'a model server anywhere',
    { vars: { OPENAI_BASE_URL: 'https://api.openai.com/v1' } },
    /eu\.api\.openai/,
  ],
])('refuses %s', (_, over, problem) => {
  expect(check(over).join('\n')).toMatch(problem);
});

test('lets data go elsewhere where the reason is written down, or where nothing was promised', () => {
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

test('refuses the example until it is filled in', () => {
  const text = readFileSync(join(root, 'deployments/example.json'), 'utf8');
  const settings = parseDeploymentSettings(text, 'example.json');
  const problems = checkSettings(settings, renderConfigs(settings));
  // No duty of the model needs a server of its own: the example's {} is a real answer.
  const { AI_PROVIDERS: _, ...secrets } = good.secrets;
  for (const name of ['origin', 'mailFrom', ...Object.keys(secrets)]) {
    expect(problems.join('\n')).toContain(`${name} is still the example's.`);
  }
});

test('names what is wrong with a settings file', () => {
  const text = JSON.stringify({ ...good, accountId: 'x', colour: 'blue' });
  expect(() => parseDeploymentSettings(text, 'a.json')).toThrow(/accountId[\s\S]*colour/);
  expect(() => parseDeploymentSettings('{', 'a.json')).toThrow('not valid JSON');
});

test.each([
  [neon, 'aws:eu-west-2'],
  ['postgres://u:p@ep-x.germanywestcentral.azure.neon.tech/db', 'azure:germanywestcentral'],
  ['postgres://u:p@127.0.0.1:5432/db', null],
])('reads the region of a database from its host: %s', (url, region) => {
  expect(databaseRegion(url)).toBe(region);
});

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startStripe } from '#emulators/stripe/start-stripe.ts';
import { drillSettings } from './deployment/testing/drill-settings.ts';
import { root } from './world/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiloom-commands-'));
const written = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { secrets, ...rest } = drillSettings('postgres://u:hunter2@127.0.0.1:9/db');
const good = written('good.json', { ...rest, secrets });
const wrong = written('wrong.json', {
  ...rest,
  origin: 'staging.lexiloom.test',
  prefix: 'Lexi',
  secrets: { ...secrets, AI_PROVIDERS: 'not json', STRIPE_API_KEY: 'pk_live_x' },
});
const password = written('password', 'Lexiloom-demo-1');
const nowhere = 'http://127.0.0.1:9';

/**
 * Returns the output of a command that must fail. The command receives only the given environment variables.
 */
function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const clean = { PATH: process.env.PATH ?? '', HOME: folder };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', script), ...args],
    { cwd: root, env: { ...clean, ...env }, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

const atNowhere = { CLOUDFLARE_API_TOKEN: 'x', CLOUDFLARE_API_BASE_URL: nowhere };
const staging = (file: string) => ['--env', 'staging', '--settings', file];

test.each<[string, string, string[], Record<string, string>, string[]]>([
  ['an unknown environment', 'deploy.ts', ['--env', 'stagin'], {}, ['no environment "stagin"']],
  ['an unknown option', 'deploy.ts', ['--creat'], {}, ["Unknown option '--creat'"]],
  [
    'several problems at once',
    'deploy.ts',
    staging(wrong),
    {},
    [
      'CLOUDFLARE_API_TOKEN is',
      'origin: must',
      'prefix: must',
      'AI_PROVIDERS is',
      'STRIPE_API_KEY is',
    ],
  ],
  [
    'an account and a database that cannot be reached',
    'deploy.ts',
    staging(good),
    atNowhere,
    [`${nowhere} cannot be reached`, 'DATABASE_URL: the database cannot be used'],
  ],
  [
    'an unreachable account during a rollback',
    'deploy.ts',
    [...staging(good), '--rollback'],
    atNowhere,
    [`${nowhere} cannot be reached`],
  ],
  [
    'a site address without https',
    'smoke.ts',
    ['--url', 'x.test', '--user', 'a', '--password-file', password],
    {},
    ['--url must be'],
  ],
  [
    'a site that does not answer',
    'smoke.ts',
    ['--url', nowhere, '--user', 'a', '--password-file', password],
    {},
    ['does not answer'],
  ],
  [
    'a missing password file',
    'smoke.ts',
    ['--url', nowhere, '--user', 'a', '--password-file', 'none'],
    {},
    ['cannot be read'],
  ],
  ['a missing Stripe key', 'stripe-catalogue.ts', [], {}, ['Set STRIPE_API_KEY']],
  [
    'an origin without https',
    'stripe-catalogue.ts',
    [],
    { STRIPE_API_KEY: 'sk_test_x', APP_ORIGIN: 'x.test' },
    ['APP_ORIGIN must be'],
  ],
  [
    'a Stripe server that does not answer',
    'stripe-catalogue.ts',
    staging(good),
    { STRIPE_API_BASE: nowhere },
    [`Stripe does not answer at ${nowhere}: `],
  ],
  [
    'a request to remove the current site’s webhook',
    'stripe-catalogue.ts',
    [...staging(good), '--remove-webhook', 'https://staging.lexiloom.test'],
    {},
    ['https://staging.lexiloom.test is the present site'],
  ],
  [
    'an option that migrate does not support',
    'migrate.ts',
    ['--env', 'x'],
    {},
    ["'--env'", 'DATABASE_URL='],
  ],
  ['a missing database address for migrate', 'migrate.ts', [], {}, ['Set DATABASE_URL']],
  [
    'a database that migrate cannot reach',
    'migrate.ts',
    [],
    { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/db' },
    ['The database cannot be used'],
  ],
  [
    'the example’s database address',
    'make-admin.ts',
    [...staging(join(root, 'deployments/example.json')), '--email', 'a@school.test'],
    {},
    ["DATABASE_URL is still the example's"],
  ],
  ['an invalid settings file', 'stripe-catalogue.ts', staging(wrong), {}, ['origin: must']],
  [
    'an invalid email address',
    'make-admin.ts',
    ['--env', 'staging', '--email', 'x'],
    {},
    ['--email must be'],
  ],
  [
    'a database that make-admin cannot reach',
    'make-admin.ts',
    [...staging(good), '--email', 'a@school.test'],
    {},
    ['The database cannot be used'],
  ],
])(
  'explains %s without a stack trace',
  (_, script, args, env, expected) => {
    const { status, said } = run(script, args, env);
    expect(status, said).toBe(1);
    for (const words of expected) expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said).not.toContain('hunter2');
  },
  60_000,
);

test.each(['deploy', 'make-admin', 'migrate', 'smoke', 'stack', 'stand-ins', 'stripe-catalogue'])(
  'prints the usage of %s on --help',
  (name) => {
    const { status, said } = run(`${name}.ts`, ['--help']);
    expect(status, said).toBe(0);
    expect(said).toContain(`npm run ${name}`);
  },
);

test('names STRIPE_API_KEY when Stripe rejects the key', async () => {
  const stripe = await startStripe({ webhookUrl: null, webhookSecret: '', file: null });
  const env = { STRIPE_API_KEY: 'rk_test_x', STRIPE_API_BASE: stripe.url };
  const said = await new Promise<string>((resolve) => {
    const child = [join(root, 'scripts/stripe-catalogue.ts')];
    execFile(process.execPath, child, { env }, (_, out, err) => resolve(`${out}${err}`));
  });
  await stripe.close();
  expect(said).toMatch(/^Stripe refused STRIPE_API_KEY: Invalid API Key/);
});

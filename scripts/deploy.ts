import { execFileSync } from 'node:child_process';
import { buildSite } from './build-site.ts';
import { readOptions, runCommand } from './command.ts';
import { checkModels } from './deployment/check-models.ts';
import { environmentProblems } from './deployment/check-settings.ts';
import { openCloudflare } from './deployment/cloudflare-account.ts';
import { databaseHindrance } from './deployment/database-hindrance.ts';
import { deployEnvironment } from './deployment/deploy-environment.ts';
import {
  DeploymentRefused,
  type DeploymentSettings,
  loadDeploymentSettings,
} from './deployment/deployment-settings.ts';
import {
  contentProblems,
  environmentOption,
  readEnvironment,
} from './deployment/read-environment.ts';
import { renderConfigs } from './deployment/render-configs.ts';
import { rollBack } from './deployment/roll-back.ts';
import { eachOf, openWrangler } from './deployment/run-wrangler.ts';
import { openSiteCheck } from './deployment/wait-for-site.ts';
import { maxKilobytesOf } from './deployment/worker-size.ts';
import { migrateAndSeed } from './migrate.ts';
import { onEndAsked } from './processes/on-end-asked.ts';
import { root } from './world/settings.ts';

const usage = `npm run deploy -- --env staging|production [--create] [--rollback] [--settings file]
npm run deploy -- --dry-run

  --env         the environment; its settings are in deployments/<env>.json
  --create      creates missing queues and buckets
  --rollback    sends all traffic back to the versions of the previous deployment
  --settings    another file of settings
  --health-url  checks another address than the site's after the switch; required with stand-ins
  --dry-run     builds everything and prints the sizes of the Workers; needs no account

CLOUDFLARE_API_TOKEN is a token of the account that may edit Workers Scripts, Queues and Workers R2 Storage,
and for the site's domain edit Workers Routes and read Zone. CLOUDFLARE_API_BASE_URL is another server that
speaks Cloudflare's API, such as the stand-in of npm run stand-ins.`;

const options = {
  env: { type: 'string' },
  create: { type: 'boolean' },
  rollback: { type: 'boolean' },
  settings: { type: 'string' },
  'health-url': { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

await runCommand(async () => {
  const given = readOptions(process.argv.slice(2), options, usage);
  await (given['dry-run'] ? buildAll() : deploy(given));
});

async function deploy(given: ReturnType<typeof readOptions<typeof options>>): Promise<void> {
  const name = environmentOption(given.env, usage);
  const token = process.env.CLOUDFLARE_API_TOKEN;
  const read = readEnvironment(name, given.settings);
  const problems = [
    ...(token ? [] : ['CLOUDFLARE_API_TOKEN is not set: export it in this shell.']),
    ...read.problems,
  ];
  const { settings, environment } = read;
  if (!token || !settings || problems.length > 0) {
    throw new DeploymentRefused([
      ...problems,
      ...contentProblems(read),
      'Fix this first; the account, the database and the models are checked next.',
    ]);
  }
  const apiUrl = process.env.CLOUDFLARE_API_BASE_URL;
  const account = openCloudflare(settings.accountId, token, apiUrl);
  if (given.rollback) {
    const foreign = environmentProblems(settings, environment);
    if (foreign.length > 0) throw new DeploymentRefused(foreign);
    const names = renderConfigs(settings).map((one) => one.name);
    return rollBack(account, names, console.log);
  }
  const wrangler = openWrangler({
    account: { id: settings.accountId, token, ...(apiUrl && { apiUrl }) },
    secrets: settings.secrets,
  });
  onEndAsked(() => {
    wrangler.close();
    console.error(
      'Stopped. Everything deployed so far stays, and nothing is rolled back: run the same command again.',
    );
    process.exit(130);
  });
  try {
    await deployEnvironment({
      settings,
      environment,
      account,
      wrangler,
      tag: deploymentTag(),
      create: given.create ?? false,
      database: { hindrance: databaseHindrance, migrate: migrateAndSeed },
      // The models are not checked for the stand-in account: nothing runs there, and its key is fake.
      checkModels: apiUrl ? null : checkModels,
      buildSite,
      site: openSiteCheck(given['health-url'] ?? settings.origin, console.log),
      say: console.log,
    });
    console.log(`${name} is deployed: ${settings.origin}`);
  } finally {
    wrangler.close();
  }
}

/** The commit and the time, shortened to the 100 characters that Cloudflare stores. */
function deploymentTag(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return `${gitCommit()}-${moment}`;
}

function gitCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'no-git';
  }
}

async function buildAll(): Promise<void> {
  await buildSite();
  const wrangler = openWrangler({ account: null, secrets: {} });
  try {
    const over = await eachOf(renderConfigs(exampleSettings()), async (config) => {
      const kilobytes = await wrangler.build(config);
      const limit = maxKilobytesOf(config.source);
      const isOver = kilobytes > limit;
      const remark = isOver ? `  over its limit of ${limit} KB` : '';
      console.log(`${config.name.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} KB gzip${remark}`);
      return isOver;
    });
    console.log(`\nNothing was deployed.\n\n${usage}`);
    if (over.includes(true)) process.exitCode = 1;
  } finally {
    wrangler.close();
  }
}

function exampleSettings(): DeploymentSettings {
  return loadDeploymentSettings(`${root}/deployments/example.json`);
}

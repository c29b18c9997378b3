import { execFileSync } from 'node:child_process';
import { buildSite } from './build-site.ts';
import { openCloudflare } from './deployment/cloudflare-account.ts';
import { DeploymentRolledBack, deployEnvironment } from './deployment/deploy-environment.ts';
import {
  DeploymentRefused,
  type DeploymentSettings,
  environments,
  loadDeploymentSettings,
  settingsPath,
} from './deployment/deployment-settings.ts';
import { renderConfigs } from './deployment/render-configs.ts';
import { rollBack } from './deployment/roll-back.ts';
import { eachOf, openWrangler, WranglerFailed } from './deployment/run-wrangler.ts';
import { maxKilobytes } from './deployment/worker-size.ts';
import { migrateAndSeed } from './migrate.ts';
import { root } from './world/settings.ts';

const usage = `npm run deploy -- --env staging|production [--create] [--rollback] [--settings file]
npm run deploy -- --dry-run

  --env       which environment; its settings are in deployments/<env>.json
  --create    makes queues and buckets that are missing
  --rollback  sends all traffic back to the versions of the deployment before
  --settings  another file of settings
  --dry-run   builds everything and prints the sizes; needs no account
CLOUDFLARE_API_TOKEN is a token of the account that may edit Workers, Queues and R2.`;

/** How long a change may take to reach the place that is asked. */
const [healthTries, healthPauseMs] = [12, 5_000];

const args = process.argv.slice(2);
const isSet = (flag: string) => args.includes(flag);
const optionValue = (option: string): string | undefined => {
  const at = args.indexOf(option);
  return at < 0 ? undefined : args[at + 1];
};

try {
  if (isSet('--dry-run')) await buildAll();
  else await deploy();
} catch (error) {
  if (error instanceof DeploymentRefused) {
    console.error(`Nothing was touched:\n${error.problems.map((one) => `  - ${one}`).join('\n')}`);
  } else if (error instanceof WranglerFailed || error instanceof DeploymentRolledBack) {
    console.error(error.message);
  } else {
    throw error;
  }
  process.exitCode = 1;
}

async function deploy(): Promise<void> {
  const environment = environments.find((name) => name === optionValue('--env'));
  const token = process.env.CLOUDFLARE_API_TOKEN;
  if (!environment) throw new DeploymentRefused([usage]);
  if (!token) throw new DeploymentRefused(['Set CLOUDFLARE_API_TOKEN.', usage]);
  const settings = loadDeploymentSettings(optionValue('--settings') ?? settingsPath(environment));
  const apiUrl = process.env.CLOUDFLARE_API_BASE_URL;
  const account = openCloudflare(settings.accountId, token, apiUrl);
  if (isSet('--rollback')) {
    const names = renderConfigs(settings).map(({ name }) => name);
    return rollBack(account, names, console.log);
  }
  console.log('Building the site');
  await buildSite();
  const wrangler = openWrangler({
    account: { id: settings.accountId, token, ...(apiUrl && { apiUrl }) },
    secrets: settings.secrets,
  });
  try {
    await deployEnvironment({
      settings,
      account,
      wrangler,
      tag: deploymentTag(),
      create: isSet('--create'),
      migrate: migrateAndSeed,
      isHealthy: () => isHealthy(optionValue('--health-url') ?? settings.origin),
      say: console.log,
    });
    console.log(`${environment} is deployed: ${settings.origin}`);
  } finally {
    wrangler.close();
  }
}

/** The commit and the moment, within the 100 characters that Cloudflare keeps. */
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

/** Asks through the gateway, resources and the jobs' Worker: all three have to answer. */
async function isHealthy(origin: string): Promise<boolean> {
  for (let tries = 0; tries < healthTries; tries += 1) {
    try {
      const answer = await fetch(`${origin}/api/v1/writer`, {
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // It may not be reachable yet: asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, healthPauseMs));
  }
  return false;
}

async function buildAll(): Promise<void> {
  await buildSite();
  const wrangler = openWrangler({ account: null, secrets: {} });
  try {
    const sizes = await eachOf(renderConfigs(exampleSettings()), async (config) => {
      const kilobytes = await wrangler.build(config);
      const remark = kilobytes > maxKilobytes ? `  over the limit of ${maxKilobytes} KB` : '';
      console.log(`${config.name.padEnd(24)} ${kilobytes.toFixed(1).padStart(7)} KB gzip${remark}`);
      return kilobytes;
    });
    console.log(`\nNothing was deployed.\n\n${usage}`);
    if (sizes.some((kilobytes) => kilobytes > maxKilobytes)) process.exitCode = 1;
  } finally {
    wrangler.close();
  }
}

function exampleSettings(): DeploymentSettings {
  return loadDeploymentSettings(`${root}/deployments/example.json`);
}

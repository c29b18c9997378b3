import { checkAccount } from './check-account.ts';
import { checkSettings } from './check-settings.ts';
import type { CloudflareAccount } from './cloudflare-account.ts';
import { DeploymentRefused, type DeploymentSettings } from './deployment-settings.ts';
import { inBindingOrder, type RenderedConfig, renderConfigs } from './render-configs.ts';
import { eachOf, type Wrangler } from './run-wrangler.ts';
import { maxKilobytes } from './worker-size.ts';

export interface Deployment {
  settings: DeploymentSettings;
  account: CloudflareAccount;
  wrangler: Wrangler;
  /** Names the versions of this deployment, so that a rollback finds those that belong together. */
  tag: string;
  /** Creates queues and buckets that are missing; without it they are a reason to refuse. */
  create: boolean;
  migrate: (databaseUrl: string) => Promise<void>;
  /** Whether the deployed site answers. Asked after the switch; `false` puts the former versions back. */
  isHealthy: () => Promise<boolean>;
  say: (line: string) => void;
  /** The Workers to deploy; all of them, but in a drill. */
  configs?: readonly RenderedConfig[];
}

/**
 * Deploys an environment: checks everything, migrates the database, uploads a version of every Worker,
 * then sends the traffic of all to them together. Until the switch nobody meets anything new; a failure
 * after it puts the former versions back. Throws `DeploymentRefused` before anything is touched.
 */
export async function deployEnvironment(deployment: Deployment): Promise<void> {
  const { settings, account, wrangler, tag, create, say } = deployment;
  const configs = inBindingOrder(deployment.configs ?? renderConfigs(settings));
  const problems = checkSettings(settings, configs);
  if (problems.length > 0) throw new DeploymentRefused(problems);
  const state = await checkAccount(account, settings, configs);
  const missing = [
    ...state.missingQueues.map((name) => `The queue ${name} is missing.`),
    ...state.missingBuckets.map((name) => `The bucket ${name} is missing.`),
  ];
  const stopping = [...state.problems, ...(create ? [] : missing)];
  if (stopping.length > 0) {
    const hint = missing.length > 0 && !create ? ['--create makes what is missing.'] : [];
    throw new DeploymentRefused([...stopping, ...hint]);
  }
  await checkSizes(wrangler, configs, say);

  for (const name of state.missingQueues) await account.createQueue(name);
  for (const name of state.missingBuckets) {
    await account.createBucket(name, settings.bucketJurisdiction);
  }
  const { DATABASE_URL } = settings.secrets;
  if (DATABASE_URL === undefined) {
    say('Left the database alone: DATABASE_URL is not in the settings file.');
  } else {
    say('Bringing the database up to date');
    await deployment.migrate(DATABASE_URL);
  }

  const isNew = ({ name }: RenderedConfig) => !state.existing.has(name);
  // Those that others call first: a binding needs its Worker to be there.
  for (const config of configs.filter(isNew)) {
    say(`Deploying ${config.name} for the first time`);
    await wrangler.deploy(config, tag);
  }
  const former = configs.filter((config) => !isNew(config));
  const uploads = await eachOf(former, async (config) => {
    const version = await wrangler.uploadVersion(config, tag);
    say(`Uploaded ${config.name}`);
    return { config, version };
  });
  await switchAll(deployment, uploads);
}

async function checkSizes(
  wrangler: Wrangler,
  configs: readonly RenderedConfig[],
  say: (line: string) => void,
): Promise<void> {
  const sizes = await eachOf(configs, async (config) => ({
    name: config.name,
    kilobytes: await wrangler.build(config),
  }));
  for (const { name, kilobytes } of sizes) {
    say(`${name.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} KB gzip`);
  }
  const large = sizes.filter(({ kilobytes }) => kilobytes > maxKilobytes);
  if (large.length > 0) {
    throw new DeploymentRefused(
      large.map(({ name }) => `${name} is over the limit of ${maxKilobytes} KB.`),
    );
  }
}

interface Upload {
  config: RenderedConfig;
  version: string;
}

async function switchAll(
  { account, wrangler, tag, isHealthy, say }: Deployment,
  uploads: readonly Upload[],
): Promise<void> {
  const before = new Map<string, string>();
  for (const { config } of uploads) {
    const [current] = await account.deployedVersions(config.name);
    if (current) before.set(config.name, current);
  }
  try {
    say('Switching all Workers');
    // Side by side, so that two versions meet for a second and not for a minute.
    const switched = await Promise.allSettled(
      uploads.map(({ config, version }) => account.switchTo(config.name, version, tag)),
    );
    const failed = switched.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await eachOf(uploads, async ({ config }) => {
      await account.setObservability(config.name, config.config.observability);
      if (hasTriggers(config)) await wrangler.deployTriggers(config);
    });
    say('Asking the site whether it answers');
    if (!(await isHealthy())) throw new Error('The site does not answer after the switch.');
  } catch (error) {
    if (before.size === 0) throw error;
    say('Putting the former versions back');
    const restored = await Promise.allSettled(
      [...before].map(([name, version]) => account.switchTo(name, version, `back from ${tag}`)),
    );
    const stuck = [...before.keys()].filter((_, at) => restored[at]?.status === 'rejected');
    const note = stuck.length > 0 ? ` Not put back: ${stuck.join(', ')}.` : '';
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeploymentRolledBack(`${reason} The former versions are deployed again.${note}`);
  }
}

/** Whether something starts this Worker beside the others' calls; an empty list of crons ends the former ones. */
const hasTriggers = ({ config }: RenderedConfig): boolean =>
  config.triggers !== undefined ||
  config.queues?.consumers !== undefined ||
  config.assets !== undefined;

/** A deployment that failed after the switch began; the former versions have the traffic again. */
export class DeploymentRolledBack extends Error {}

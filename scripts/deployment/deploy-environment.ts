import { Explained, reasonOf } from '../command.ts';
import { type AccountState, checkAccount } from './check-account.ts';
import type { ModelsChecked } from './check-models.ts';
import { checkSettings, type EnvironmentOfSettings, isExample } from './check-settings.ts';
import type { CloudflareAccount } from './cloudflare-account.ts';
import { DeploymentRefused, type DeploymentSettings } from './deployment-settings.ts';
import { inBindingOrder, type RenderedConfig, renderConfigs } from './render-configs.ts';
import { eachOf, type Wrangler } from './run-wrangler.ts';
import type { SiteAnswer, SiteCheck } from './wait-for-site.ts';
import { maxKilobytesOf } from './worker-size.ts';

export interface Deployment {
  settings: DeploymentSettings;
  environment: EnvironmentOfSettings;
  account: CloudflareAccount;
  wrangler: Wrangler;
  /** The tag of every version in this deployment. A rollback finds the versions by this tag. */
  tag: string;
  /** If true, missing queues and buckets are created; otherwise the deployment is refused. */
  create: boolean;
  database: {
    /** Returns the reason why the database cannot be used, without secrets; null if it can be used. */
    hindrance: (url: string) => Promise<string | null>;
    migrate: (url: string) => Promise<void>;
  };
  /** Checks the model servers; null if there are none to check, as in a drill. */
  checkModels:
    | ((s: DeploymentSettings, configs: readonly RenderedConfig[]) => Promise<ModelsChecked>)
    | null;
  buildSite: () => Promise<unknown>;
  /** Checks the deployed site, before and after the switch. */
  site: SiteCheck;
  say: (line: string) => void;
  /** The Workers to deploy; defaults to all. A drill deploys only some. */
  configs?: readonly RenderedConfig[];
}

/**
 * Deploys an environment: checks everything, migrates the database, uploads a version of every Worker, then
 * switches all traffic to the new versions at once. Users see no change before the switch. A failure after
 * the switch restores the previous versions. If a check fails, throws `DeploymentRefused` before anything has
 * changed.
 */
export async function deployEnvironment(deployment: Deployment): Promise<void> {
  const { settings, account, wrangler, tag, say } = deployment;
  const configs = inBindingOrder(deployment.configs ?? renderConfigs(settings));
  const state = await checkEverything(deployment, configs);
  say('Building the site');
  await deployment.buildSite();
  await checkSizes(wrangler, configs, say);

  await during('making queues and the bucket', async () => {
    for (const name of state.missingQueues) await account.createQueue(name);
    for (const name of state.missingBuckets) {
      await account.createBucket(name, settings.bucketJurisdiction);
    }
  });
  const { DATABASE_URL } = settings.secrets;
  if (DATABASE_URL === undefined) {
    say('Database not migrated: DATABASE_URL is not in the settings file.');
  } else {
    say('Migrating the database');
    await during('migrating the database', () => deployment.database.migrate(DATABASE_URL));
  }

  const isNew = ({ name }: RenderedConfig) => !state.existing.has(name);
  // Called Workers are deployed before their callers, because a service binding needs an existing Worker.
  for (const config of configs.filter(isNew)) {
    say(`Deploying ${config.name} for the first time`);
    await during(`deploying ${config.name}`, () => wrangler.deploy(config, tag));
  }
  const former = configs.filter((config) => !isNew(config));
  const uploads = await during('uploading the new versions', () =>
    eachOf(former, async (config) => {
      const version = await wrangler.uploadVersion(config, tag);
      say(`Uploaded ${config.name}`);
      return { config, version };
    }),
  );
  const isNewSite = configs.some((config) => config.config.assets !== undefined && isNew(config));
  const answer = await switchAll(deployment, uploads, isNewSite);
  if (!answer.isWell) throw new SiteSilent(deployment, answer);
}

/** Checks settings, account, database and models at once, so that all problems are reported together. */
async function checkEverything(
  { settings, environment, account, create, database, checkModels, say }: Deployment,
  configs: readonly RenderedConfig[],
): Promise<AccountState> {
  say('Checking the settings, the account, the database and the models');
  const { DATABASE_URL } = settings.secrets;
  const isAddress = DATABASE_URL !== undefined && URL.canParse(DATABASE_URL);
  const wrong = checkSettings(settings, configs, environment);
  const canAsk = !wrong.some((problem) => /^(?:vars\.|OPENAI_|AI_PROVIDERS)/.test(problem));
  const [state, hindrance, models] = await Promise.all([
    checkAccount(account, settings, configs),
    isAddress && !isExample(DATABASE_URL) ? database.hindrance(DATABASE_URL) : null,
    canAsk ? checkModels?.(settings, configs) : null,
  ]);
  for (const warning of models?.warnings ?? []) say(`Note: ${warning}`);
  const missing = [
    ...state.missingQueues.map((name) => `The queue ${name} is missing.`),
    ...state.missingBuckets.map((name) => `The bucket ${name} is missing.`),
  ];
  const problems = [
    ...wrong,
    ...state.problems,
    ...(models?.problems ?? []),
    ...(hindrance === null ? [] : [`DATABASE_URL: the database cannot be used: ${hindrance}.`]),
    ...(create ? [] : missing),
  ];
  if (problems.length === 0) return state;
  const hint = missing.length > 0 && !create ? ['--create creates what is missing.'] : [];
  throw new DeploymentRefused([...problems, ...hint]);
}

/** A deployment that failed before the switch, so users see no change. */
class DeploymentBrokeOff extends Explained {}

/** Runs one step; if it fails, the error contains the name of the step. */
async function during<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DeploymentRefused) throw error;
    throw new DeploymentBrokeOff(
      `The deployment stopped while ${step}: ${reasonOf(error)}
What was made before that stays and does no harm: no traffic has moved to another version. Fix this and run
the same command again; it continues from there.`,
    );
  }
}

/**
 * Everything is deployed, but the site is not healthy yet: nothing is rolled back, and the message says where
 * to look.
 */
class SiteSilent extends Explained {
  constructor({ settings, site }: Deployment, { said, isUnaddressed }: SiteAnswer) {
    const { hostname } = new URL(settings.origin);
    const place = isUnaddressed
      ? `In Cloudflare's dashboard, look at ${settings.prefix} under Workers: below Domains, ${hostname} has to
be there, and its certificate active, which may take longer at a new domain. Delete
any other record of that name.`
      : `In Cloudflare's dashboard, look at the logs of ${settings.prefix}, ${settings.prefix}-resources and
${settings.prefix}-ai-jobs under Workers: they say what fails.`;
    super(`Everything is deployed, but the site is not healthy yet.
  asked:       ${site.url}
  last answer: ${said}
${place}
Running the same command again is safe.`);
  }
}

async function checkSizes(
  wrangler: Wrangler,
  configs: readonly RenderedConfig[],
  say: (line: string) => void,
): Promise<void> {
  const sizes = await eachOf(configs, async (config) => ({
    name: config.name,
    limit: maxKilobytesOf(config.source),
    kilobytes: await wrangler.build(config),
  }));
  for (const { name, kilobytes } of sizes) {
    say(`${name.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} KB gzip`);
  }
  const large = sizes.filter(({ kilobytes, limit }) => kilobytes > limit);
  if (large.length > 0) {
    throw new DeploymentRefused(
      large.map(({ name, limit }) => `${name} is over its limit of ${limit} KB.`),
    );
  }
}

interface Upload {
  config: RenderedConfig;
  version: string;
}

/**
 * Switches the traffic and checks the site. If the site's address already failed before the switch, the new
 * versions are not the cause. They stay, and the returned answer reports this.
 */
async function switchAll(
  { account, wrangler, tag, site, say }: Deployment,
  uploads: readonly Upload[],
  isNewSite: boolean,
): Promise<SiteAnswer> {
  const before = new Map<string, string>();
  for (const { config } of uploads) {
    const [current] = await account.deployedVersions(config.name);
    if (current) before.set(config.name, current);
  }
  const isNew = isNewSite || (await site.ask()).isUnaddressed;
  try {
    if (uploads.length > 0) say('Switching all Workers');
    // In parallel, so that old and new versions run side by side for only a second, not a minute.
    const switched = await Promise.allSettled(
      uploads.map(({ config, version }) => account.switchTo(config.name, version, tag)),
    );
    const failed = switched.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await eachOf(uploads, async ({ config }) => {
      await account.setObservability(config.name, config.config.observability);
      if (hasTriggers(config)) await wrangler.deployTriggers(config);
    });
    say(`Checking ${site.url}`);
    const answer = await site.wait(isNew);
    if (answer.isWell || isNewSite || (isNew && answer.isUnaddressed)) return answer;
    throw new Explained(`${site.url} is not healthy after the switch: ${answer.said}.`);
  } catch (error) {
    if (before.size === 0) throw error;
    say('Restoring the previous versions');
    const restored = await Promise.allSettled(
      [...before].map(([name, version]) => account.switchTo(name, version, `back from ${tag}`)),
    );
    const stuck = [...before.keys()].filter((_, at) => restored[at]?.status === 'rejected');
    const note = stuck.length > 0 ? ` Not restored: ${stuck.join(', ')}.` : '';
    throw new DeploymentRolledBack(`${reasonOf(error)} The previous versions are restored.${note}`);
  }
}

/**
 * Returns whether a Worker has triggers other than calls from Workers. An empty list of crons counts, because
 * it removes the previous crons.
 */
const hasTriggers = ({ config }: RenderedConfig): boolean =>
  config.triggers !== undefined ||
  config.queues?.consumers !== undefined ||
  config.assets !== undefined;

/** A deployment that failed after the switch began; the previous versions have the traffic again. */
class DeploymentRolledBack extends Explained {}

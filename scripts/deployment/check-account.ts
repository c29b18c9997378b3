import { Explained } from '../command.ts';
import { isExample, webhookSecretHint } from './check-settings.ts';
import type { CloudflareAccount } from './cloudflare-account.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { RenderedConfig } from './render-configs.ts';

/** The resources of an environment that already exist in the account, and the problems found. */
export interface AccountState {
  /** Workers that were deployed before, by name; the others are new. */
  existing: ReadonlySet<string>;
  missingQueues: readonly string[];
  missingBuckets: readonly string[];
  /** Problems that stop a deployment, as sentences. */
  problems: readonly string[];
}

/** Reads the account without changing anything. */
export async function checkAccount(
  account: CloudflareAccount,
  settings: DeploymentSettings,
  configs: readonly RenderedConfig[],
): Promise<AccountState> {
  const problems: string[] = [];
  /** Awaits a call. If Cloudflare refuses it, adds a problem and returns `otherwise`. */
  const read = async <Found>(found: Promise<Found>, otherwise: Found): Promise<Found> => {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof Explained)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  };
  const hindrance = await read(account.hindrance(), null);
  if (hindrance) problems.push(hindrance);
  if (problems.length > 0) {
    return { existing: new Set(), missingQueues: [], missingBuckets: [], problems };
  }
  const state = {
    existing: await read(existingOf(account, configs), new Set<string>()),
    missingQueues: await read(missing(queuesOf(configs), account.hasQueue), []),
    missingBuckets: await read(
      missing(bucketsOf(configs), (name) => account.hasBucket(name, settings.bucketJurisdiction)),
      [],
    ),
  };
  problems.push(
    ...(await read(secretProblems(account, settings, configs, state.existing), [])),
    ...(await read(domainProblems(account, settings), [])),
  );
  return { ...state, problems: [...new Set(problems)] };
}

async function existingOf(
  account: CloudflareAccount,
  configs: readonly RenderedConfig[],
): Promise<Set<string>> {
  const found = await Promise.all(configs.map(({ name }) => account.exists(name)));
  return new Set(configs.filter((_, at) => found[at]).map(({ name }) => name));
}

/** Where to get a missing secret, or which value to use instead. */
const hints: Readonly<Record<string, string>> = {
  STRIPE_WEBHOOK_SECRET: webhookSecretHint,
  BROWSER_RENDERING_TOKEN: '"none" leaves PDF files to the print window.',
};

/** One sentence for each secret that is neither in the settings nor already stored at Cloudflare. */
async function secretProblems(
  account: CloudflareAccount,
  { secrets }: DeploymentSettings,
  configs: readonly RenderedConfig[],
  existing: ReadonlySet<string>,
): Promise<string[]> {
  const needs = await Promise.all(
    configs.map(async ({ name, requiredSecrets }) => {
      const absent = requiredSecrets.filter((secret) => !(secret in secrets));
      const isAsked = absent.length > 0 && existing.has(name);
      const known = isAsked ? await account.secretNames(name) : [];
      return absent.filter((secret) => !known.includes(secret)).map((secret) => ({ secret, name }));
    }),
  );
  const bySecret = Map.groupBy(needs.flat(), ({ secret }) => secret);
  return [...bySecret]
    .map(([secret, workers]) => {
      const names = workers.map(({ name }) => name).sort();
      const hint = hints[secret] ? ` ${hints[secret]}` : '';
      return `secrets.${secret} is missing: ${names.join(', ')} ${names.length === 1 ? 'needs' : 'need'} it.${hint}`;
    })
    .sort();
}

/**
 * The domains of the site and of the email sender must belong to the account and use Cloudflare's name
 * servers.
 */
async function domainProblems(
  account: CloudflareAccount,
  { origin, mailFrom }: DeploymentSettings,
): Promise<string[]> {
  const { hostname } = new URL(origin);
  const sender = mailFrom.split('@').at(-1) ?? '';
  return [
    ...(hostname.endsWith('.workers.dev') || isExample(origin)
      ? []
      : await zoneProblems(account, 'origin', hostname)),
    ...(isExample(mailFrom) ? [] : await zoneProblems(account, 'mailFrom', sender)),
  ];
}

async function zoneProblems(
  account: CloudflareAccount,
  setting: string,
  hostname: string,
): Promise<string[]> {
  const zone = await account.zoneOf(hostname);
  if (!zone) {
    return [
      `${setting}: no domain that CLOUDFLARE_API_TOKEN can see contains ${hostname}. Add the domain to the account, or let the token read it.`,
    ];
  }
  if (zone.status === 'active') return [];
  return [
    `${setting}: the domain ${zone.name} is not active at Cloudflare but ${zone.status}. Set its name servers where it was registered.`,
  ];
}

async function missing(
  names: readonly string[],
  has: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const found = await Promise.all(names.map(has));
  return names.filter((_, at) => !found[at]);
}

const queuesOf = (configs: readonly RenderedConfig[]) =>
  unique(
    configs.flatMap(({ config: { queues } }) => [
      ...(queues?.producers ?? []).map(({ queue }) => queue),
      ...(queues?.consumers ?? []).flatMap((one) => [one.queue, one.dead_letter_queue ?? '']),
    ]),
  );

const bucketsOf = (configs: readonly RenderedConfig[]) =>
  unique(
    configs.flatMap(({ config }) =>
      (config.r2_buckets ?? []).map(({ bucket_name }) => bucket_name),
    ),
  );

const unique = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== '').sort();

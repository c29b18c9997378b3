import { BlockList, isIP } from 'node:net';
import type * as z from 'zod';
import { duties } from '#contracts/ai-models/ai-model.ts';
import { Providers } from '#functions/ai-jobs/models/duty-models.ts';
import { isOpenAi, openAiUrl } from '#functions/ai-jobs/models/model.ts';
import { parseFrameAncestors } from '#functions/gateway/frame-ancestors.ts';
import type { DeploymentSettings, EnvironmentName } from './deployment-settings.ts';
import type { RenderedConfig } from './render-configs.ts';

/** Names reserved for examples (RFC 2606), which never belong to a real site or mailbox. */
const exampleName = /\.example(?![\w-])|(?:^|[@./])example\.(?:com|net|org)(?![\w-])/i;

/** AWS regions in the United Kingdom and the European Economic Area; Zurich (eu-central-2) is in neither. */
const regionsInside = new Set([
  ...['eu-west-1', 'eu-west-2', 'eu-west-3', 'eu-central-1'],
  ...['eu-north-1', 'eu-south-1', 'eu-south-2'],
]);

/**
 * Hosts of model servers that process and store data in the European Union
 * (https://developers.openai.com/api/docs/guides/data-residency, November 2026).
 */
const modelHostsInside = new Set(['eu.api.openai.com']);

/**
 * The environment that the settings are for, and the settings of the other environment if this checkout has a
 * file for it.
 */
export interface EnvironmentOfSettings {
  name: EnvironmentName;
  other: DeploymentSettings | null;
}

/**
 * Checks an environment's settings without using the network. Finds example addresses, values that belong to
 * the other environment, unused or malformed secrets and settings, and locations that break the data sharing
 * agreement. Returns each problem as a sentence that begins with the name of its setting; none contains a
 * secret.
 */
export function checkSettings(
  settings: DeploymentSettings,
  configs: readonly RenderedConfig[],
  environment: EnvironmentOfSettings,
): string[] {
  return [
    ...environmentProblems(settings, environment),
    ...examples(settings, configs),
    ...unread(settings, configs),
    ...secretForms(settings, environment.name),
    ...frameProblems(settings),
    ...places(settings, configs),
  ];
}

/** Returns whether a value is still the example from `deployments/example.json`. */
export const isExample = (value: string): boolean => exampleName.test(value);

/** Where to get the one secret that cannot be created or copied in advance. */
export const webhookSecretHint = 'npm run stripe-catalogue makes it and shows it once.';

/**
 * Settings that must differ between environments. With a shared value, they would be the same environment or
 * write to each other's data.
 */
const unshared = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'RESOURCE_BYPASS_SECRET',
  'STRIPE_WEBHOOK_SECRET',
];

/**
 * Checks that names belong to this environment, because copied settings may still contain names of the other
 * environment.
 */
export function environmentProblems(
  { prefix, origin, secrets }: DeploymentSettings,
  { name, other }: EnvironmentOfSettings,
): string[] {
  const problems: string[] = [];
  const isStagings = prefix.split('-').includes('staging');
  if (name === 'staging' && !isStagings) {
    problems.push(
      `prefix is ${prefix}: staging's names contain "staging", as in lexiloom-staging.`,
    );
  }
  if (name === 'production' && isStagings) {
    problems.push(`prefix is ${prefix}: those are staging's names; production may be lexiloom.`);
  }
  if (!other) return problems;
  const otherName = name === 'staging' ? 'production' : 'staging';
  const shared = [
    ...(prefix === other.prefix ? ['prefix'] : []),
    ...(origin === other.origin ? ['origin'] : []),
    ...unshared.filter((one) => secrets[one] !== undefined && secrets[one] === other.secrets[one]),
  ];
  const own = shared.filter((one) => !isExample(secrets[one] ?? ''));
  return [...problems, ...own.map((one) => `${one} is that of ${otherName}: each needs its own.`)];
}

function examples(settings: DeploymentSettings, configs: readonly RenderedConfig[]): string[] {
  const { accountId, origin, mailFrom, secrets } = settings;
  const given = { origin, mailFrom, ...secrets };
  const own = Object.entries({ ...given, accountId })
    .filter(([name, value]) => isExample(value) || (name === 'accountId' && /^0+$/.test(value)))
    .map(([name]) => {
      const hint = name === 'STRIPE_WEBHOOK_SECRET' ? ` ${webhookSecretHint}` : '';
      return `${name} is still the example's.${hint}`;
    });
  const written = configs.flatMap(({ source, config }) =>
    Object.entries(config.vars ?? {})
      .filter(([name, value]) => !(name in given) && exampleName.test(String(value)))
      .map(([name]) => `${name} in ${source} is an address for examples.`),
  );
  // The Workers' settings repeat `origin` and `mailFrom`. So that the same problem is not reported for each
  // Worker, their problems are reported only if the environment's own settings have none.
  return own.length > 0 ? own : written;
}

function unread(settings: DeploymentSettings, configs: readonly RenderedConfig[]): string[] {
  const required = new Set(configs.flatMap(({ requiredSecrets }) => requiredSecrets));
  const vars = new Set(configs.flatMap(({ config }) => Object.keys(config.vars ?? {})));
  const reserved = ['APP_ORIGIN', 'MAIL_FROM'];
  return [
    ...Object.keys(settings.secrets)
      .filter((name) => !required.has(name))
      .map((name) => `secrets.${name}: no Worker reads this.`),
    ...Object.keys(settings.vars)
      .filter((name) => !vars.has(name))
      .map((name) => `vars.${name}: no Worker has this setting.`),
    ...reserved
      .filter((name) => name in settings.vars)
      .map((name) => `vars.${name}: set origin or mailFrom instead.`),
  ];
}

/** An HMAC-SHA-256 key must be at least as long as the output. */
const minSecretBytes = 32;

function secretForms(
  { secrets, vars }: DeploymentSettings,
  environment: EnvironmentName,
): string[] {
  const { SESSION_SECRET, RESOURCE_BYPASS_SECRET, STRIPE_WEBHOOK_SECRET, OPENAI_API_KEY } = secrets;
  const short = Object.entries({ SESSION_SECRET, RESOURCE_BYPASS_SECRET }).flatMap(
    ([name, value]) =>
      value === undefined || Buffer.byteLength(value) >= minSecretBytes
        ? []
        : [`${name} is shorter than ${minSecretBytes} bytes: openssl rand -base64 32 makes one.`],
  );
  const problems = [...short, ...stripeKeyProblems(secrets.STRIPE_API_KEY, environment)];
  if (SESSION_SECRET !== undefined && SESSION_SECRET === RESOURCE_BYPASS_SECRET) {
    problems.push('SESSION_SECRET and RESOURCE_BYPASS_SECRET are the same: each needs its own.');
  }
  if (isGiven(STRIPE_WEBHOOK_SECRET) && !STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) {
    problems.push('STRIPE_WEBHOOK_SECRET does not begin with whsec_: it is not a webhook secret.');
  }
  const { BROWSER_RENDERING_TOKEN } = secrets;
  if (isGiven(BROWSER_RENDERING_TOKEN) && !/^(?:none|[\w-]{20,})$/.test(BROWSER_RENDERING_TOKEN)) {
    problems.push(
      'BROWSER_RENDERING_TOKEN is not a token of Cloudflare: "none" leaves PDF files to the print window.',
    );
  }
  const modelServer = vars.OPENAI_BASE_URL ?? openAiUrl;
  const isAtOpenAi = URL.canParse(modelServer) && isOpenAi({ baseUrl: modelServer });
  if (isAtOpenAi && isGiven(OPENAI_API_KEY) && !OPENAI_API_KEY.startsWith('sk-')) {
    problems.push('OPENAI_API_KEY does not begin with sk-: it is not a key of OpenAI.');
  }
  return problems;
}

/**
 * A site that embeds a lesson in a frame can cover parts of it, so each allowed site must be named
 * explicitly.
 */
const frameProblems = ({ vars }: DeploymentSettings): string[] =>
  parseFrameAncestors(vars.RESOURCE_FRAME_ANCESTORS ?? '').wrong.map(
    (one) =>
      `RESOURCE_FRAME_ANCESTORS: ${one} is not a site's address with https and without a path, such as https://lessons.school.uk.`,
  );

/** Returns false for missing values and for example values, which are already reported elsewhere. */
const isGiven = (value: string | undefined): value is string =>
  value !== undefined && !isExample(value);

/**
 * Staging must not charge anyone. Production must not accept test cards, because their numbers are public.
 */
export function stripeKeyProblems(key: string | undefined, environment: EnvironmentName): string[] {
  if (!isGiven(key)) return [];
  const [, mode] = /^[sr]k_(test|live)_\w+$/.exec(key) ?? [];
  if (!mode) return ['STRIPE_API_KEY is not a Stripe secret key: those begin with sk_ or rk_.'];
  if (environment === 'staging' && mode === 'live') {
    return ['STRIPE_API_KEY is a live key: staging needs a sandbox key, sk_test_….'];
  }
  if (environment === 'production' && mode === 'test') {
    return ['STRIPE_API_KEY is a sandbox key: production needs a live key, sk_live_….'];
  }
  return [];
}

/** The region in the host name of a Neon database, such as `aws:eu-west-2`; null for any other host. */
export function databaseRegion(databaseUrl: string): string | null {
  const { hostname } = new URL(databaseUrl);
  const [, region, cloud] = /\.([a-z0-9-]+)\.(aws|azure)\.neon\.tech$/.exec(hostname) ?? [];
  return region && cloud ? `${cloud}:${region}` : null;
}

/**
 * Returns whether a host is reachable only from this computer or its network, so that no Worker can reach it.
 */
function isPrivate(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) > 0)
    return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return /(?:^|\.)(?:localhost|local|internal)$/.test(hostname);
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['127.0.0.0', 8],
    ['100.64.0.0', 10],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv6');
}

function places(settings: DeploymentSettings, configs: readonly RenderedConfig[]): string[] {
  const isAccepted = (host: string) => host in settings.acceptedTransfers;
  const problems = [
    // A trial deployment uses the database of `npm run stand-ins` on this computer.
    ...databaseProblems(settings, (host) => host === '127.0.0.1' || isAccepted(host)),
    ...modelServers(settings, configs, isAccepted),
  ];
  if (settings.residency === 'none') return problems;
  if (!regionsInside.has(settings.placement.replace(/^aws:/, ''))) {
    problems.push(`placement ${settings.placement} is outside the United Kingdom and the EEA.`);
  }
  if (settings.bucketJurisdiction !== 'eu') {
    problems.push('bucketJurisdiction must be "eu": recordings and pictures are personal data.');
  }
  return problems;
}

function databaseProblems(
  { placement, residency, secrets }: DeploymentSettings,
  isAccepted: (host: string) => boolean,
): string[] {
  const databaseUrl = secrets.DATABASE_URL;
  if (!isGiven(databaseUrl)) return [];
  if (!URL.canParse(databaseUrl) || !/^postgres(?:ql)?:/.test(databaseUrl)) {
    return ['DATABASE_URL is not the address of a database: postgresql://….'];
  }
  const { hostname } = new URL(databaseUrl);
  const region = databaseRegion(databaseUrl);
  const problems: string[] = [];
  if (region && region !== placement) {
    problems.push(`placement is ${placement}, and the database is in ${region}.`);
  }
  if (region && !hostname.split('.')[0]?.endsWith('-pooler')) {
    problems.push(
      'DATABASE_URL is not the pooled address: its host has -pooler behind the name of the endpoint.',
    );
  }
  if (!region && residency === 'uk-eea' && !isAccepted(hostname)) {
    problems.push(
      'DATABASE_URL does not reveal the region of the database: put its host into acceptedTransfers with the reason.',
    );
  }
  return problems;
}

function modelServers(
  { residency, secrets }: DeploymentSettings,
  configs: readonly RenderedConfig[],
  isAccepted: (host: string) => boolean,
): string[] {
  const settings = new Map(
    configs.flatMap(({ config }) =>
      Object.entries(config.vars ?? {}).filter(([name]) => name.endsWith('_BASE_URL')),
    ),
  );
  const providers = readProviders(secrets.AI_PROVIDERS);
  if (!providers) return [`AI_PROVIDERS is not valid: it must be ${providersForm}.`];
  const addresses = [
    ...settings,
    ...Object.entries(providers).map(
      ([duty, server]) => [`AI_PROVIDERS.${duty}.baseUrl`, server.baseUrl] as const,
    ),
  ];
  return addresses.flatMap(([name, address]) => {
    if (address === '') return [];
    if (!URL.canParse(address)) return [`${name} is not an address.`];
    const { hostname, protocol } = new URL(address);
    if (isPrivate(hostname)) {
      return [`${name} is at ${hostname}, an address that Cloudflare's Workers cannot reach.`];
    }
    if (protocol !== 'https:') {
      return [`${name} must begin with https://, so that the traffic is encrypted.`];
    }
    if (residency === 'none' || modelHostsInside.has(hostname) || isAccepted(hostname)) return [];
    return [
      `${name} is at ${hostname}, which may process data elsewhere: use eu.api.openai.com, or put the host into acceptedTransfers with the reason.`,
    ];
  });
}

/** The format of `AI_PROVIDERS`: a string in the settings file that contains JSON. */
const providersForm = `JSON of duties (${duties.join(', ')}) with a server of their own, such as {"speech": {"baseUrl": "https://…/v1", "apiKey": "…"}}, or {} for none`;

/** Parses `AI_PROVIDERS`; null if it is invalid. */
function readProviders(text: string | undefined): z.infer<typeof Providers> | null {
  if (!isGiven(text)) return {};
  try {
    return Providers.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

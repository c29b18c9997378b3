import type { DeploymentSettings } from './deployment-settings.ts';
import type { RenderedConfig } from './render-configs.ts';

/** Names that are reserved for examples (RFC 2606): nobody can be reached there. */
const exampleName = /\.example(?![\w-])|(?:^|[@./])example\.(?:com|net|org)(?![\w-])/i;

/** Regions of AWS in the United Kingdom and the European Economic Area; Zurich (eu-central-2) is in neither. */
const regionsInside = new Set([
  ...['eu-west-1', 'eu-west-2', 'eu-west-3', 'eu-central-1'],
  ...['eu-north-1', 'eu-south-1', 'eu-south-2'],
]);

/**
 * Addresses of model servers that process and store in the European Union
 * (https://developers.openai.com/api/docs/guides/data-residency, November 2026).
 */
const modelHostsInside = new Set(['eu.api.openai.com']);

/**
 * Looks through an environment's settings without a network: addresses for examples, secrets and
 * settings that nobody reads or that are missing, and the places that the data sharing agreement
 * promises. Answers what is wrong as sentences; none holds a secret.
 */
export function checkSettings(
  settings: DeploymentSettings,
  configs: readonly RenderedConfig[],
): string[] {
  return [
    ...examples(settings, configs),
    ...unread(settings, configs),
    ...weakSecrets(settings),
    ...places(settings, configs),
  ];
}

function examples(settings: DeploymentSettings, configs: readonly RenderedConfig[]): string[] {
  const { origin, mailFrom, secrets } = settings;
  const given = Object.entries({ origin, mailFrom, ...secrets });
  const own = given
    .filter(([, value]) => exampleName.test(value))
    .map(([name]) => `${name} is still the example's.`);
  const written = configs.flatMap(({ source, config }) =>
    Object.entries(config.vars ?? {})
      .filter(([name, value]) => !(name in given) && exampleName.test(String(value)))
      .map(([name]) => `${name} in ${source} is an address for examples.`),
  );
  // `origin` and `mailFrom` are in every Worker's settings: said once.
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

/** HMAC-SHA-256 wants a key of its own length. */
const minSecretBytes = 32;

function weakSecrets({ secrets }: DeploymentSettings): string[] {
  return ['SESSION_SECRET', 'RESOURCE_BYPASS_SECRET'].flatMap((name) => {
    const value = secrets[name];
    if (value === undefined || Buffer.byteLength(value) >= minSecretBytes) return [];
    return [`${name} is shorter than ${minSecretBytes} bytes.`];
  });
}

/** The region in the host of a database at Neon, such as `aws:eu-west-2`; null for any other host. */
export function databaseRegion(databaseUrl: string): string | null {
  const { hostname } = new URL(databaseUrl);
  const [, region, cloud] = /\.([a-z0-9-]+)\.(aws|azure)\.neon\.tech$/.exec(hostname) ?? [];
  return region && cloud ? `${cloud}:${region}` : null;
}

const isLocal = (hostname: string) => hostname === '127.0.0.1' || hostname === 'localhost';

function places(settings: DeploymentSettings, configs: readonly RenderedConfig[]): string[] {
  const problems: string[] = [];
  const { placement, residency, acceptedTransfers, secrets } = settings;
  const isAccepted = (host: string) => host in acceptedTransfers || isLocal(host);
  const databaseUrl = secrets.DATABASE_URL;
  if (databaseUrl !== undefined) {
    if (!URL.canParse(databaseUrl)) return ['DATABASE_URL is no address of a database.'];
    const region = databaseRegion(databaseUrl);
    if (region && region !== placement) {
      problems.push(`placement is ${placement}, and the database is in ${region}.`);
    }
    const { hostname } = new URL(databaseUrl);
    if (!region && residency === 'uk-eea' && !isAccepted(hostname)) {
      problems.push(
        `It cannot be told where the database is: put its host into acceptedTransfers with the reason.`,
      );
    }
  }
  if (residency === 'none') return problems;
  if (!regionsInside.has(placement.replace(/^aws:/, ''))) {
    problems.push(`placement ${placement} is outside the United Kingdom and the EEA.`);
  }
  if (settings.bucketJurisdiction !== 'eu') {
    problems.push('bucketJurisdiction must be "eu": recordings and pictures are personal data.');
  }
  return [...problems, ...modelServers(configs, isAccepted)];
}

function modelServers(
  configs: readonly RenderedConfig[],
  isAccepted: (host: string) => boolean,
): string[] {
  const addresses = configs.flatMap(({ config }) =>
    Object.entries(config.vars ?? {}).filter(([name]) => name.endsWith('_BASE_URL')),
  );
  return addresses.flatMap(([name, address]) => {
    if (address === '') return [];
    if (!URL.canParse(String(address))) return [`${name} is no address.`];
    const { hostname } = new URL(String(address));
    if (modelHostsInside.has(hostname) || isAccepted(hostname)) return [];
    return [
      `${name} is ${hostname}, which may process elsewhere: use eu.api.openai.com, or put the host into acceptedTransfers with the reason.`,
    ];
  });
}

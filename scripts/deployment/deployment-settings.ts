import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../world/settings.ts';

export const environments = ['staging', 'production'] as const;
export type EnvironmentName = (typeof environments)[number];

const HttpsUrl = z.url({ protocol: /^https$/ });
const Sampling = z.number().min(0).max(1);

/**
 * One environment on Cloudflare: everything that differs between staging and production, secrets
 * included. The file `deployments/<environment>.json` is never in git; `deployments/example.json` is.
 */
export const DeploymentSettings = z.strictObject({
  /** Cloudflare's id of the account: 32 hex digits. */
  accountId: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits'),
  /** What every Worker, queue and bucket is called by: `lexiloom-staging` makes `lexiloom-staging-accounts`. */
  prefix: z.string().regex(/^[a-z][a-z0-9-]{2,30}$/),
  /** The address of the site: a domain of the account, or `https://<prefix>.<subdomain>.workers.dev`. */
  origin: HttpsUrl.refine((url) => new URL(url).pathname === '/', 'must have no path').transform(
    (url) => new URL(url).origin,
  ),
  mailFrom: z.email(),
  /** Where the Workers behind the gateway run: the cloud region of the database, such as `aws:eu-west-2`. */
  placement: z.string().regex(/^(?:aws|gcp|azure):[a-z0-9-]+$/),
  /** R2 keeps a bucket of the jurisdiction `eu` inside the European Union. It cannot be changed later. */
  bucketJurisdiction: z.enum(['default', 'eu']),
  /** `uk-eea` is what the data sharing agreement promises; `none` is for test data alone. */
  residency: z.enum(['uk-eea', 'none']).default('uk-eea'),
  /**
   * Hosts outside the United Kingdom and the European Economic Area that data may go to all the same,
   * each with the documented assessment that clause 8 of the data sharing agreement asks for.
   */
  acceptedTransfers: z.record(z.string(), z.string().min(20)).default({}),
  /** Replaces settings of the same name in `[vars]` of every Worker that has them. */
  vars: z.record(z.string(), z.string()).default({}),
  observability: z
    .strictObject({
      logsSampling: Sampling.default(1),
      tracesSampling: Sampling.default(0.05),
      /** Names of OpenTelemetry destinations, as they were made in Cloudflare's dashboard. */
      logsDestination: z.string().nullable().default(null),
      tracesDestination: z.string().nullable().default(null),
    })
    .prefault({}),
  secrets: z.record(z.string(), z.string().min(1)),
});
export type DeploymentSettings = z.infer<typeof DeploymentSettings>;

/** What stops a deployment before it has touched anything; each problem is a sentence. */
export class DeploymentRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export const settingsPath = (environment: EnvironmentName): string =>
  join(root, 'deployments', `${environment}.json`);

/** Reads a settings file. Throws `DeploymentRefused` when it is missing or not valid. */
export function loadDeploymentSettings(path: string): DeploymentSettings {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new DeploymentRefused([`${path} cannot be read: copy deployments/example.json to it.`]);
  }
  return parseDeploymentSettings(text, path);
}

/** `path` is for the messages. */
export function parseDeploymentSettings(text: string, path: string): DeploymentSettings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DeploymentRefused([`${path} is not valid JSON.`]);
  }
  const read = DeploymentSettings.safeParse(json);
  if (read.success) return read.data;
  // A message never quotes a value: it may be a secret.
  throw new DeploymentRefused(
    read.error.issues.map(({ path: at, message }) => `${path}: ${at.join('.')}: ${message}`),
  );
}

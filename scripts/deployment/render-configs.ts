import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { root } from '../world/settings.ts';
import { workerConfigs } from '../world/worker-configs.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import { readWranglerConfig, type WranglerConfig, withAbsolutePaths } from './wrangler-config.ts';

/** The prefix of all names in the repository. */
const ownPrefix = 'lexiloom';

/** A Worker's configuration for one environment, with absolute paths. */
export interface RenderedConfig {
  /** The `wrangler.toml` that the configuration is made from, relative to the root of the checkout. */
  source: string;
  name: string;
  requiredSecrets: readonly string[];
  config: WranglerConfig;
}

/**
 * Creates an environment's configurations from those in the repository. Only names, addresses, regions and
 * sampling differ. wrangler's own `[env.x]` is not used, because bindings are not inherited: every file would
 * have to repeat each binding, and a forgotten environment would bind to the other environment's queue.
 */
export function renderConfigs(settings: DeploymentSettings): RenderedConfig[] {
  return workerConfigs().map(({ path }) => renderConfig(path, settings));
}

function renderConfig(source: string, settings: DeploymentSettings): RenderedConfig {
  const written = withAbsolutePaths(readWranglerConfig(source), dirname(join(root, source)));
  const renamed = (name: string) => renameTo(settings.prefix, name);
  const isSite = written.assets !== undefined;
  const name = renamed(written.name);
  const config: WranglerConfig = {
    ...written,
    name,
    account_id: settings.accountId,
    ...addressOf(isSite, settings),
    ...(written.vars && { vars: varsOf(written.vars, settings) }),
    ...(written.placement && { placement: { region: settings.placement } }),
    ...(written.services && {
      services: written.services.map((one) => ({ ...one, service: renamed(one.service) })),
    }),
    ...(written.queues && { queues: queuesOf(written.queues, renamed) }),
    ...(written.r2_buckets && {
      r2_buckets: written.r2_buckets.map((one) => ({
        ...one,
        bucket_name: renamed(one.bucket_name),
        ...(settings.bucketJurisdiction !== 'default' && {
          jurisdiction: settings.bucketJurisdiction,
        }),
      })),
    }),
    ...(written.ratelimits && {
      ratelimits: written.ratelimits.map((one) => ({
        ...one,
        namespace_id: namespaceOf(settings.prefix, one.namespace_id),
      })),
    }),
    observability: observabilityOf(written, settings),
  };
  return { source, name, requiredSecrets: written.secrets?.required ?? [], config };
}

/** Replaces our prefix in a name. Only `lexiloom` and `lexiloom-…` are our own names. */
function renameTo(prefix: string, name: string): string {
  if (name !== ownPrefix && !name.startsWith(`${ownPrefix}-`)) {
    throw new Error(`${name} does not begin with ${ownPrefix}-`);
  }
  return `${prefix}${name.slice(ownPrefix.length)}`;
}

/** The address settings of a Worker: only the site has the environment's address. */
function addressOf(isSite: boolean, { origin }: DeploymentSettings): Record<string, unknown> {
  if (!isSite) return { workers_dev: false, preview_urls: false };
  const { hostname } = new URL(origin);
  const isWorkersDev = hostname.endsWith('.workers.dev');
  return {
    workers_dev: isWorkersDev,
    preview_urls: false,
    ...(!isWorkersDev && { routes: [{ pattern: hostname, custom_domain: true }] }),
  };
}

function varsOf(
  vars: NonNullable<WranglerConfig['vars']>,
  settings: DeploymentSettings,
): NonNullable<WranglerConfig['vars']> {
  const own: Record<string, string> = {
    BROWSER_RENDERING_URL: `https://api.cloudflare.com/client/v4/accounts/${settings.accountId}/browser-rendering`,
    ...settings.vars,
    APP_ORIGIN: settings.origin,
    MAIL_FROM: settings.mailFrom,
  };
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, own[name] ?? value]),
  );
}

function queuesOf(
  { producers, consumers }: NonNullable<WranglerConfig['queues']>,
  renamed: (name: string) => string,
): NonNullable<WranglerConfig['queues']> {
  return {
    ...(producers && {
      producers: producers.map((one) => ({ ...one, queue: renamed(one.queue) })),
    }),
    ...(consumers && {
      consumers: consumers.map((one) => ({
        ...one,
        queue: renamed(one.queue),
        ...(one.dead_letter_queue && { dead_letter_queue: renamed(one.dead_letter_queue) }),
      })),
    }),
  };
}

/**
 * Gives each environment its own rate limit counters. With the same id, environments in one account would
 * share them.
 */
function namespaceOf(prefix: string, id: string): string {
  if (prefix === ownPrefix) return id;
  const hash = createHash('sha256').update(prefix).digest();
  return String((1 + hash.readUIntBE(0, 3)) * 100 + (Number(id) % 100));
}

function observabilityOf(
  { observability }: WranglerConfig,
  { observability: own }: DeploymentSettings,
): NonNullable<WranglerConfig['observability']> {
  const { logs, traces } = observability ?? {};
  return {
    ...observability,
    logs: {
      ...logs,
      head_sampling_rate: own.logsSampling,
      ...(own.logsDestination && { destinations: [own.logsDestination] }),
    },
    traces: {
      ...traces,
      head_sampling_rate: own.tracesSampling,
      ...(own.tracesDestination && { destinations: [own.tracesDestination] }),
    },
  };
}

/** Sorts Workers so that each is after the Workers that it calls. Throws if the bindings are circular. */
export function inBindingOrder<Config extends Pick<RenderedConfig, 'name' | 'config'>>(
  configs: readonly Config[],
): Config[] {
  const byName = new Map(configs.map((one) => [one.name, one]));
  const ordered = new Set<Config>();
  const visit = (one: Config, callers: readonly string[]) => {
    if (ordered.has(one)) return;
    if (callers.includes(one.name)) {
      throw new Error(`These Workers call each other: ${[...callers, one.name].join(' → ')}`);
    }
    for (const { service } of one.config.services ?? []) {
      const called = byName.get(service);
      if (called && called !== one) visit(called, [...callers, one.name]);
    }
    ordered.add(one);
  };
  for (const one of configs) visit(one, []);
  return [...ordered];
}

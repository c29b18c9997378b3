import type { Account, Metadata, Version, WorkerScript } from './account.ts';
import { bucketKey } from './buckets.ts';
import { type Reply, refuse } from './exchange.ts';
import { queueNamed } from './queues.ts';

/**
 * Maximum uncompressed size of a Worker:
 * https://developers.cloudflare.com/workers/platform/limits/#worker-size (November 2026).
 */
const maxBytes = 64 * 1024 * 1024;

const placementRegion = /^(?:aws|gcp|azure):[a-z0-9-]+$/;

/**
 * Returns the error for an invalid upload, or null. `before` is the previous version, whose secrets the
 * upload can inherit.
 */
export function checkUpload(
  account: Account,
  name: string,
  metadata: Metadata,
  before: Version | undefined,
  bytes: number,
): Reply | null {
  if (bytes > maxBytes) return refuse(413, 10027, 'The script is too large.');
  const region = metadata.placement?.region;
  if (region !== undefined && !placementRegion.test(String(region))) {
    return refuse(400, 10021, `'${region}' is no placement region.`);
  }
  const { jwt } = metadata.assets ?? {};
  if (jwt !== undefined && !account.uploadSessions.get(jwt)?.complete) {
    return refuse(400, 100_310, 'The static files of this token were not uploaded.');
  }
  for (const binding of metadata.bindings) {
    const refused = checkBinding(account, name, binding, before);
    if (refused) return refused;
  }
  return null;
}

function checkBinding(
  account: Account,
  worker: string,
  binding: Metadata['bindings'][number],
  before: Version | undefined,
): Reply | null {
  const { name, type } = binding;
  if (type === 'inherit' && !hasBinding(before, name)) {
    return refuse(400, 10056, `Binding '${name}' cannot be inherited: it does not exist.`);
  }
  if (type === 'service') {
    const target = String(binding.service);
    if (target !== worker && !isDeployed(account.workers.get(target))) {
      const message = `Could not resolve service binding '${name}'. Target script '${target}' not found.`;
      return refuse(400, 10143, message);
    }
  }
  if (type === 'queue' && !queueNamed(account, String(binding.queue_name))) {
    return refuse(400, 11000, `Queue '${binding.queue_name}' does not exist.`);
  }
  if (type === 'r2_bucket') {
    const key = bucketKey(String(binding.bucket_name), binding.jurisdiction);
    if (!account.buckets.has(key)) {
      return refuse(400, 10085, `R2 bucket '${binding.bucket_name}' not found.`);
    }
  }
  if (type === 'ratelimit') return checkRateLimit(binding);
  return null;
}

/**
 * Checks that the previous version has a binding or a secret with this name, so that an upload can inherit
 * it.
 */
const hasBinding = (version: Version | undefined, name: string): boolean =>
  version !== undefined &&
  (version.secrets.has(name) || version.metadata.bindings.some((one) => one.name === name));

/**
 * Checks a rate limit binding: https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/
 * (November 2026).
 */
function checkRateLimit(binding: Metadata['bindings'][number]): Reply | null {
  const simple = Object(binding.simple);
  const isValid =
    /^[1-9]\d*$/.test(String(binding.namespace_id)) &&
    Number.isInteger(simple.limit) &&
    [10, 60].includes(simple.period);
  return isValid ? null : refuse(400, 10021, `The rate limit '${binding.name}' is not valid.`);
}

const isDeployed = (worker: WorkerScript | undefined): boolean =>
  (worker?.deployments.length ?? 0) > 0;

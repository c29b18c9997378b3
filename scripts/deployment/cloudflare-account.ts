import * as z from 'zod';

const apiUrl = 'https://api.cloudflare.com/client/v4';
/** Cloudflare answers within seconds or not at all. */
const timeoutMs = 30_000;

/** A call that Cloudflare refused, with its own words. */
export class CloudflareRefused extends Error {
  readonly status: number;

  constructor(call: string, status: number, messages: readonly string[]) {
    super(`${call}: ${status} ${messages.join(', ')}`);
    this.status = status;
  }
}

const Envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown(),
});

const Deployments = z.object({
  deployments: z.array(
    z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) }),
  ),
});
const Versions = z.object({
  items: z.array(
    z.object({ id: z.string(), annotations: z.record(z.string(), z.string()).nullish() }),
  ),
});
const Named = z.array(z.object({ name: z.string() }));
const Queues = z.array(z.object({ queue_name: z.string() }));

/** The calls of Cloudflare's API that a deployment makes beside wrangler's. */
export interface CloudflareAccount {
  /** False when the token may not read the account's Workers. */
  isReachable(): Promise<boolean>;
  exists(worker: string): Promise<boolean>;
  secretNames(worker: string): Promise<string[]>;
  /** The versions that took all traffic, the present one first; a split counts by its larger share. */
  deployedVersions(worker: string): Promise<string[]>;
  /** The tag of each of the newest versions, by id. */
  versionTags(worker: string): Promise<Map<string, string>>;
  /** Sends all of a Worker's traffic to a version. Safe to repeat. */
  switchTo(worker: string, version: string, message: string): Promise<void>;
  /** Sets what belongs to a Worker and not to a version. */
  setObservability(worker: string, observability: unknown): Promise<void>;
  hasQueue(name: string): Promise<boolean>;
  createQueue(name: string): Promise<void>;
  hasBucket(name: string, jurisdiction: string): Promise<boolean>;
  createBucket(name: string, jurisdiction: string): Promise<void>;
}

/** `base` is another server that speaks the API, for drills. */
export function openCloudflare(
  accountId: string,
  token: string,
  base: string = apiUrl,
): CloudflareAccount {
  async function call(method: string, path: string, more: CallOptions = {}): Promise<unknown> {
    const response = await fetch(`${base}/accounts/${accountId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(more.json !== undefined && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(more.json !== undefined && { body: JSON.stringify(more.json) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const read = Envelope.safeParse(await response.json().catch(() => null));
    if (response.ok && read.success && read.data.success) return read.data.result;
    const messages = read.data?.errors?.map(({ code, message }) => `${message} [${code}]`) ?? [];
    throw new CloudflareRefused(`${method} ${path}`, response.status, messages);
  }

  /** Null for what does not exist. */
  async function find(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    try {
      return await call('GET', path, { headers });
    } catch (error) {
      if (error instanceof CloudflareRefused && error.status === 404) return null;
      throw error;
    }
  }

  const ofWorker = (worker: string) => `/workers/scripts/${worker}`;
  const inJurisdiction = (jurisdiction: string): Record<string, string> =>
    jurisdiction === 'default' ? {} : { 'cf-r2-jurisdiction': jurisdiction };

  return {
    isReachable: () =>
      call('GET', '/workers/subdomain').then(
        () => true,
        (error: unknown) => error instanceof CloudflareRefused && error.status === 404,
      ),
    exists: async (worker) => (await find(`/workers/services/${worker}`)) !== null,
    async secretNames(worker) {
      const found = await find(`${ofWorker(worker)}/secrets`);
      return found === null ? [] : Named.parse(found).map(({ name }) => name);
    },
    async deployedVersions(worker) {
      const found = await find(`${ofWorker(worker)}/deployments`);
      if (found === null) return [];
      return Deployments.parse(found).deployments.flatMap(({ versions }) => {
        const [most] = versions.toSorted((a, b) => b.percentage - a.percentage);
        return most ? [most.version_id] : [];
      });
    },
    async versionTags(worker) {
      const { items } = Versions.parse(await call('GET', `${ofWorker(worker)}/versions`));
      return new Map(items.map(({ id, annotations }) => [id, annotations?.['workers/tag'] ?? '']));
    },
    async switchTo(worker, version, message) {
      await call('POST', `${ofWorker(worker)}/deployments`, {
        json: {
          strategy: 'percentage',
          versions: [{ version_id: version, percentage: 100 }],
          annotations: { 'workers/message': message.slice(0, 100) },
        },
      });
    },
    async setObservability(worker, observability) {
      await call('PATCH', `${ofWorker(worker)}/script-settings`, { json: { observability } });
    },
    async hasQueue(name) {
      const found = Queues.parse(await call('GET', `/queues?name=${encodeURIComponent(name)}`));
      return found.some(({ queue_name }) => queue_name === name);
    },
    createQueue: async (name) => {
      await call('POST', '/queues', { json: { queue_name: name } });
    },
    hasBucket: async (name, jurisdiction) =>
      (await find(`/r2/buckets/${name}`, inJurisdiction(jurisdiction))) !== null,
    createBucket: async (name, jurisdiction) => {
      const headers = inJurisdiction(jurisdiction);
      await call('POST', '/r2/buckets', { json: { name }, headers });
    },
  };
}

interface CallOptions {
  json?: unknown;
  headers?: Record<string, string>;
}

import * as z from 'zod';
import { Explained, reasonOf } from '../command.ts';

const apiUrl = 'https://api.cloudflare.com/client/v4';
/** Cloudflare responds within seconds or not at all. */
const timeoutMs = 30_000;

/** A call that Cloudflare refused, with Cloudflare's own message and what to do about it. */
class CloudflareRefused extends Explained {
  readonly status: number;

  constructor(call: string, status: number, errors: readonly CloudflareError[]) {
    const words = errors.map(({ code, message }) => ` ${message} [${code}]`).join(',');
    super(`Cloudflare refused ${call} with ${status}:${words}. ${adviceFor(call, status, errors)}`);
    this.status = status;
  }
}

/** No response was received: the network failed, or Cloudflare is down. */
class CloudflareUnreachable extends Explained {}

interface CloudflareError {
  code: number;
  message: string;
}

/** The token permission that each call needs, named as in the dashboard. */
const permissions: readonly (readonly [RegExp, string])[] = [
  [/\/zones/, 'Zone: Zone (read) of your domain'],
  [/\/queues/, 'Account: Queues (edit)'],
  [/\/r2\//, 'Account: Workers R2 Storage (edit)'],
  [/\/workers\//, 'Account: Workers Scripts (edit)'],
];

/** Cloudflare's error code while R2 is not enabled; its prices must first be accepted in the dashboard. */
const r2NotEnabled = 10042;

function adviceFor(call: string, status: number, errors: readonly CloudflareError[]): string {
  if (errors.some(({ code }) => code === r2NotEnabled)) {
    return 'Enable R2 in the dashboard: Storage & databases, R2.';
  }
  if (status === 429) return 'That was too many calls: wait five minutes.';
  if (status >= 500) return 'This is a fault of Cloudflare: try it again later.';
  const permission = permissions.find(([part]) => part.test(call))?.[1];
  if (![400, 401, 403].includes(status) || !permission) return '';
  return `If it is about the token, let it have the permission "${permission}".`;
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
const Accounts = z.array(z.object({ id: z.string(), name: z.string() }));
const Verified = z.object({ status: z.string() });
const Zones = z.array(z.object({ name: z.string(), status: z.string() }));
type Zone = z.infer<typeof Zones>[number];

/** The Cloudflare API calls that a deployment makes itself; wrangler makes the others. */
export interface CloudflareAccount {
  /** Why the token cannot read the account's Workers, as a sentence; null if it can. */
  hindrance(): Promise<string | null>;
  /**
   * The domain in the account that contains a host name, with its state, such as `active`; null if there is
   * none.
   */
  zoneOf(hostname: string): Promise<Zone | null>;
  exists(worker: string): Promise<boolean>;
  secretNames(worker: string): Promise<string[]>;
  /**
   * The versions that received all traffic, newest first. If traffic is split, the version with the larger
   * share counts.
   */
  deployedVersions(worker: string): Promise<string[]>;
  /** The tags of the newest versions, by version id. */
  versionTags(worker: string): Promise<Map<string, string>>;
  /** Sends all of a Worker's traffic to a version. Safe to repeat. */
  switchTo(worker: string, version: string, message: string): Promise<void>;
  /** Changes a setting that belongs to a Worker rather than to a version. */
  setObservability(worker: string, observability: unknown): Promise<void>;
  hasQueue(name: string): Promise<boolean>;
  createQueue(name: string): Promise<void>;
  hasBucket(name: string, jurisdiction: string): Promise<boolean>;
  createBucket(name: string, jurisdiction: string): Promise<void>;
}

/** `base` is the URL of another server with the same API, for tests of deployments. */
export function openCloudflare(
  accountId: string,
  token: string,
  base: string = apiUrl,
): CloudflareAccount {
  const call = (method: string, path: string, more: CallOptions = {}) =>
    send(method, `/accounts/${accountId}`, path, more);

  /**
   * Error messages contain only `path` and not the whole URL, because the account in the URL is always the
   * account in the settings.
   */
  async function send(
    method: string,
    scope: string,
    path: string,
    more: CallOptions = {},
  ): Promise<unknown> {
    const response = await fetch(`${base}${scope}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(more.json !== undefined && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(more.json !== undefined && { body: JSON.stringify(more.json) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const { origin } = new URL(base);
      throw new CloudflareUnreachable(`${origin} cannot be reached: ${reasonOf(error)}.`);
    });
    const read = Envelope.safeParse(await response.json().catch(() => null));
    if (response.ok && read.success && read.data.success) return read.data.result;
    throw new CloudflareRefused(`${method} ${path}`, response.status, read.data?.errors ?? []);
  }

  /** Returns null if the resource does not exist. */
  async function find(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    try {
      return await call('GET', path, { headers });
    } catch (error) {
      if (error instanceof CloudflareRefused && error.status === 404) return null;
      throw error;
    }
  }

  /** Cloudflare's result, or null if it refuses the call. */
  async function unlessRefused<Found>(found: Promise<unknown>, shape: z.ZodType<Found>) {
    try {
      return shape.parse(await found);
    } catch (error) {
      if (error instanceof CloudflareRefused && error.status < 500) return null;
      throw error;
    }
  }

  /**
   * The reason why the token cannot be used: it is invalid, or it belongs to other accounts. Null if it can
   * be used. A token belongs to either a user or an account.
   */
  async function tokenHindrance(): Promise<string | null> {
    const verified =
      (await unlessRefused(send('GET', '', '/user/tokens/verify'), Verified)) ??
      (await unlessRefused(call('GET', '/tokens/verify'), Verified));
    if (!verified) {
      return 'CLOUDFLARE_API_TOKEN is not valid: Cloudflare does not know it, or it is of another account than accountId.';
    }
    if (verified.status !== 'active') return `CLOUDFLARE_API_TOKEN is ${verified.status}.`;
    const known = (await unlessRefused(send('GET', '', '/accounts'), Accounts)) ?? [];
    // A token without permission to read accounts gets an empty list, so `accountId` cannot be checked.
    if (known.length === 0 || known.some(({ id }) => id === accountId)) return null;
    const theirs = known.map(({ id, name }) => `${id} (${name})`).join(', ');
    return `accountId is not an account of CLOUDFLARE_API_TOKEN, which is for ${theirs}.`;
  }

  const ofWorker = (worker: string) => `/workers/scripts/${worker}`;
  const inJurisdiction = (jurisdiction: string): Record<string, string> =>
    jurisdiction === 'default' ? {} : { 'cf-r2-jurisdiction': jurisdiction };

  return {
    async hindrance() {
      try {
        await find('/workers/subdomain');
        return null;
      } catch (error) {
        if (error instanceof CloudflareUnreachable) return error.message;
        if (!(error instanceof CloudflareRefused) || error.status >= 500) throw error;
        return (await tokenHindrance()) ?? `${error.message} Or accountId is wrong.`;
      }
    },
    async zoneOf(hostname) {
      const labels = hostname.split('.');
      const names = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
      for (const name of names) {
        const asked = new URLSearchParams({ name, 'account.id': accountId });
        const found = Zones.parse(await send('GET', '', `/zones?${asked}`));
        const zone = found.find((one) => one.name === name);
        if (zone) return zone;
      }
      return null;
    },
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

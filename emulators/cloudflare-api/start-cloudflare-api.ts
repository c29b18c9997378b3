import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, createAccount } from './account.ts';
import { startAssetUpload, uploadAssets } from './assets.ts';
import { createBucket, getBucket } from './buckets.ts';
import { type Handler, ok, okList, type Reply, refuse } from './exchange.ts';
import * as queues from './queues.ts';
import * as triggers from './triggers.ts';
import * as workers from './workers.ts';
import { listZones } from './zones.ts';

const base = '/client/v4';

/** Every route that Lexiloom's deployments use; other requests are rejected and recorded. */
const routes: Readonly<Record<string, Handler>> = {
  'GET /user': () => ok({ id: 'someone', email: 'someone@lexiloom.test' }),
  'GET /memberships': ({ account }) => ok([{ account: { id: account.id, name: 'stand-in' } }]),
  'GET /user/tokens/verify': () => ok({ id: 'token', status: 'active' }),
  'GET /accounts': ({ account }) => okList([{ id: account.id, name: 'stand-in' }]),
  'GET /zones': listZones,
  'GET /accounts/:account/workers/services/:script': workers.getService,
  'GET /accounts/:account/workers/services/:script/environments/:environment':
    workers.getServiceEnvironment,
  'GET /accounts/:account/workers/workers/:script': workers.getWorker,
  'GET /accounts/:account/workers/scripts/:script': workers.getScript,
  'PUT /accounts/:account/workers/scripts/:script': workers.putScript,
  'GET /accounts/:account/workers/scripts/:script/settings': workers.getSettings,
  'GET /accounts/:account/workers/scripts/:script/secrets': workers.listSecrets,
  'GET /accounts/:account/workers/scripts/:script/script-settings': workers.getScriptSettings,
  'PATCH /accounts/:account/workers/scripts/:script/script-settings': workers.patchScriptSettings,
  'GET /accounts/:account/workers/scripts/:script/versions': workers.listVersions,
  'POST /accounts/:account/workers/scripts/:script/versions': workers.createVersion,
  'GET /accounts/:account/workers/scripts/:script/versions/:version': workers.getVersion,
  'GET /accounts/:account/workers/scripts/:script/deployments': workers.listDeployments,
  'POST /accounts/:account/workers/scripts/:script/deployments': workers.createDeployment,
  'GET /accounts/:account/workers/scripts/:script/schedules': triggers.getSchedules,
  'PUT /accounts/:account/workers/scripts/:script/schedules': triggers.putSchedules,
  'GET /accounts/:account/workers/scripts/:script/subdomain': triggers.getSubdomain,
  'POST /accounts/:account/workers/scripts/:script/subdomain': triggers.postSubdomain,
  'GET /accounts/:account/workers/scripts/:script/routes': triggers.listRoutes,
  'POST /accounts/:account/workers/scripts/:script/domains/changeset': triggers.domainsChangeset,
  'PUT /accounts/:account/workers/scripts/:script/domains/records': triggers.putDomains,
  'GET /accounts/:account/workers/domains/records': triggers.listDomains,
  'GET /accounts/:account/workers/subdomain': triggers.getAccountSubdomain,
  'POST /accounts/:account/workers/scripts/:script/assets-upload-session': startAssetUpload,
  'POST /accounts/:account/workers/assets/upload': uploadAssets,
  'GET /accounts/:account/queues': queues.listQueues,
  'POST /accounts/:account/queues': queues.createQueue,
  'GET /accounts/:account/queues/:queue': queues.getQueue,
  'GET /accounts/:account/queues/:queue/consumers': queues.listConsumers,
  'POST /accounts/:account/queues/:queue/consumers': queues.createConsumer,
  'PUT /accounts/:account/queues/:queue/consumers/:consumer': queues.updateConsumer,
  'GET /accounts/:account/r2/buckets/:bucket': getBucket,
  'POST /accounts/:account/r2/buckets': createBucket,
};

const table = Object.entries(routes).map(([route, handler]) => {
  const [method = '', path = ''] = route.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${base}${path.replace(/:\w+/g, '([^/]+)')}$`);
  return { method, pattern, names, handler };
});

export interface CloudflareApi {
  /** The value for `CLOUDFLARE_API_BASE_URL`. */
  url: string;
  account: Account;
  /** Every call so far with its status, such as `POST /workers/scripts/lexiloom/versions 200`. */
  calls: string[];
  /** Calls to routes that the emulator does not support. */
  unknown: string[];
  /**
   * Makes the next matching call fail once, with `reply` or, by default, with Cloudflare's error 10013 (an
   * unknown error).
   */
  failNext(call: RegExp, reply?: Reply): void;
  close(): Promise<void>;
}

/**
 * Starts an emulator of the parts of Cloudflare's API that wrangler uses to deploy: Workers with versions,
 * deployments and secrets, static files, queues and their consumers, buckets, crons and custom domains.
 *
 * It rejects the same requests as Cloudflare: (a) a token of another account; (b) a binding to a resource
 * that does not exist; (c) a second consumer of a queue; (d) a new version of a Worker that was never
 * deployed; (e) a domain of another account. It does not run the Workers.
 */
export async function startCloudflareApi(
  given: Partial<Pick<Account, 'id' | 'token' | 'zones'>> & { port?: number } = {},
): Promise<CloudflareApi> {
  const account = createAccount({
    id: given.id ?? '0123456789abcdef0123456789abcdef',
    token: given.token ?? 'stand-in-token',
    zones: given.zones ?? ['lexiloom.test'],
  });
  const calls: string[] = [];
  const unknown: string[] = [];
  const faults: { call: RegExp; reply: Reply }[] = [];

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const call = `${request.method} ${url.pathname.replace(`${base}/accounts/${account.id}`, '')}`;
    const at = faults.findIndex((fault) => fault.call.test(call));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault) return fault.reply;
    const found = table.find(
      ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
    );
    if (!found) {
      unknown.push(call);
      return refuse(404, 7000, `No route for that URI: ${call}`);
    }
    const values = found.pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const params = Object.fromEntries(found.names.map((name, at) => [name, values[at] ?? '']));
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    );
    // Uploads of static files use a separate token, which their handler checks.
    const isAllowed =
      found.handler === uploadAssets || headers.get('authorization') === `Bearer ${account.token}`;
    if (!isAllowed) return refuse(403, 10000, 'Authentication error');
    if (params.account !== undefined && params.account !== account.id) {
      return refuse(403, 9109, 'Unauthorized to access requested resource');
    }
    const body = await readBody(request, headers.get('content-type') ?? '');
    return found.handler({ account, params, url, headers, ...body });
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const reply = await answer(request).catch((error: unknown) =>
      refuse(400, 10021, error instanceof Error ? error.message : String(error)),
    );
    request.resume();
    const path = (request.url ?? '').split('?')[0]?.replace(`${base}/accounts/${account.id}`, '');
    calls.push(`${request.method} ${path} ${reply.status}`);
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    account,
    calls,
    unknown,
    failNext: (call, reply = refuse(400, 10013, 'An unknown error has occurred.')) =>
      void faults.push({ call, reply }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** wrangler sends some JSON bodies without a content type. */
async function readBody(
  request: IncomingMessage,
  type: string,
): Promise<{ json: unknown; form: FormData | null }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  if (type.startsWith('multipart/')) {
    const form = await new Response(raw, { headers: { 'content-type': type } }).formData();
    return { json: null, form };
  }
  const text = raw.toString('utf8');
  return { json: /^\s*[[{]/.test(text) ? JSON.parse(text) : null, form: null };
}

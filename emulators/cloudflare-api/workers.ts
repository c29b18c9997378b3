import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  activeVersion,
  type Binding,
  type Metadata,
  type Version,
  type WorkerScript,
} from './account.ts';
import { checkUpload } from './check-upload.ts';
import { type ApiCall, type Handler, ok, type Reply, refuse } from './exchange.ts';

const BindingShape = z.looseObject({ type: z.string(), name: z.string() });
const MetadataShape = z.looseObject({
  bindings: z.array(BindingShape).default([]),
  annotations: z.record(z.string(), z.string()).optional(),
});

const notFound = () => refuse(404, 10007, 'This Worker does not exist on your account.');

/** Wraps a handler so that it receives the Worker named in the URL. The Worker must exist. */
const ofWorker =
  (answer: (worker: WorkerScript, call: ApiCall) => Reply | Promise<Reply>): Handler =>
  (call) => {
    const worker = call.account.workers.get(call.params.script ?? '');
    return worker ? answer(worker, call) : notFound();
  };

/** Handles `PUT …/scripts/:script`: the first upload, which creates the Worker and deploys it immediately. */
export const putScript: Handler = async (call) => {
  const name = call.params.script ?? '';
  const uploaded = await readUpload(call, call.account.workers.get(name));
  if ('status' in uploaded) return uploaded;
  const worker = call.account.workers.get(name) ?? createWorker(call, name);
  worker.versions.push(uploaded);
  worker.settings = { ...worker.settings, observability: uploaded.metadata.observability };
  deploy(worker, uploaded.id, uploaded.message);
  return ok({
    id: name,
    tag: worker.tag,
    etag: uploaded.id,
    deployment_id: uploaded.id.replaceAll('-', ''),
    startup_time_ms: 12,
    has_assets: uploaded.assets.length > 0,
  });
};

/** Handles `POST …/versions`: an upload that receives no traffic yet. The Worker must exist. */
export const createVersion = ofWorker(async (worker, call) => {
  const uploaded = await readUpload(call, worker);
  if ('status' in uploaded) return uploaded;
  worker.versions.push(uploaded);
  return ok({ ...shown(uploaded), startup_time_ms: 12 });
});

async function readUpload(
  call: ApiCall,
  worker: WorkerScript | undefined,
): Promise<Version | Reply> {
  const part = call.form?.get('metadata');
  if (!call.form || !part) return refuse(400, 10021, 'The upload has no metadata.');
  const text = typeof part === 'string' ? part : await part.text();
  const metadata: Metadata = MetadataShape.parse(JSON.parse(text));
  const name = call.params.script ?? '';
  const before = worker?.versions.at(-1);
  const sizes = [...call.form.values()].map((one) => (typeof one === 'string' ? 0 : one.size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const refused = checkUpload(call.account, name, metadata, before, bytes);
  if (refused) return refused;
  const jwt = metadata.assets?.jwt;
  return {
    id: randomUUID(),
    number: (worker?.versions.length ?? 0) + 1,
    createdOn: new Date().toISOString(),
    tag: metadata.annotations?.['workers/tag'] ?? '',
    message: metadata.annotations?.['workers/message'] ?? '',
    metadata: { ...metadata, bindings: withInherited(metadata, before) },
    secrets: secretsOf(metadata, before),
    assets: jwt === undefined ? [] : (call.account.uploadSessions.get(jwt)?.paths ?? []),
  };
}

/**
 * Returns the secrets of an upload: its own and those that it inherits by name. If `keep_bindings` includes
 * `secret_text`, also returns all secrets of the previous version.
 */
function secretsOf(metadata: Metadata, before: Version | undefined): Map<string, string> {
  const kept = metadata.keep_bindings?.includes('secret_text') ? [...(before?.secrets ?? [])] : [];
  const secrets = new Map(kept);
  for (const { type, name, text } of metadata.bindings) {
    if (type === 'secret_text') secrets.set(name, String(text));
    const inherited = type === 'inherit' ? before?.secrets.get(name) : undefined;
    if (inherited !== undefined) secrets.set(name, inherited);
  }
  return secrets;
}

/**
 * Returns the bindings without secrets. Each inherited binding is replaced by the binding of that name in the
 * previous version.
 */
function withInherited({ bindings }: Metadata, before: Version | undefined): Binding[] {
  return bindings.flatMap((one) => {
    if (one.type === 'secret_text') return [];
    if (one.type !== 'inherit') return [one];
    return before?.metadata.bindings.filter(({ name }) => name === one.name) ?? [];
  });
}

function createWorker({ account }: ApiCall, name: string): WorkerScript {
  const worker: WorkerScript = {
    name,
    tag: randomUUID().replaceAll('-', ''),
    versions: [],
    deployments: [],
    crons: [],
    domains: [],
    workersDev: false,
    settings: {},
  };
  account.workers.set(name, worker);
  return worker;
}

function deploy(worker: WorkerScript, versionId: string, message: string): string {
  const id = randomUUID();
  worker.deployments.unshift({ id, versionId, message, createdOn: new Date().toISOString() });
  return id;
}

const Traffic = z.object({
  strategy: z.literal('percentage'),
  versions: z
    .array(z.object({ version_id: z.string(), percentage: z.number() }))
    .min(1)
    .max(2),
  annotations: z.record(z.string(), z.string().max(100)).optional(),
});

/** Handles `POST …/deployments`: sends all traffic to one of the hundred newest versions. */
export const createDeployment = ofWorker((worker, { json }) => {
  const asked = Traffic.safeParse(json);
  if (!asked.success) return refuse(400, 10021, z.prettifyError(asked.error));
  const { versions, annotations } = asked.data;
  if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) {
    return refuse(400, 10021, 'The percentages must add up to 100.');
  }
  const known = new Set(worker.versions.slice(-100).map(({ id }) => id));
  const unknown = versions.find(({ version_id }) => !known.has(version_id));
  if (unknown) return refuse(404, 10045, `Version ${unknown.version_id} was not found.`);
  return ok({
    id: deploy(worker, versions[0]?.version_id ?? '', annotations?.['workers/message'] ?? ''),
  });
});

export const listDeployments = ofWorker((worker) =>
  ok({
    deployments: worker.deployments.map(({ id, createdOn, versionId, message }) => ({
      id,
      created_on: createdOn,
      source: 'wrangler',
      strategy: 'percentage',
      author_email: 'someone@lexiloom.test',
      annotations: { 'workers/message': message },
      versions: [{ version_id: versionId, percentage: 100 }],
    })),
  }),
);

const shown = ({ id, number, createdOn, tag, message, metadata, secrets }: Version) => ({
  id,
  number,
  metadata: { created_on: createdOn, source: 'wrangler', author_email: 'someone@lexiloom.test' },
  annotations: { 'workers/tag': tag, 'workers/message': message },
  resources: {
    bindings: [...metadata.bindings, ...named(secrets)],
    script: { etag: id, handlers: ['fetch'] },
    script_runtime: {},
  },
});

const named = (secrets: ReadonlyMap<string, string>) =>
  [...secrets.keys()].map((name) => ({ type: 'secret_text', name }));

export const listVersions = ofWorker((worker) =>
  ok({ items: worker.versions.map(shown).reverse() }),
);

export const getVersion = ofWorker((worker, { params }) => {
  const version = worker.versions.find(({ id }) => id === params.version);
  return version ? ok(shown(version)) : refuse(404, 10045, 'The version was not found.');
});

export const getService = ofWorker(({ name, tag }) =>
  ok({
    id: name,
    default_environment: {
      environment: 'production',
      script_tag: tag,
      script: { tag, etag: tag, last_deployed_from: 'wrangler' },
    },
  }),
);

export const getServiceEnvironment = ofWorker(({ tag }) =>
  ok({ script: { tag, last_deployed_from: 'wrangler' } }),
);

export const getScript = ofWorker(({ name }) => ok({ id: name }));

export const getSettings = ofWorker((worker) => {
  const version = activeVersion(worker);
  return ok({ bindings: version ? shown(version).resources.bindings : [] });
});

export const listSecrets = ofWorker((worker) =>
  ok(named(worker.versions.at(-1)?.secrets ?? new Map())),
);

export const getScriptSettings = ofWorker(({ settings }) => ok(settings));

export const patchScriptSettings = ofWorker((worker, { json }) => {
  worker.settings = { ...worker.settings, ...Object(json) };
  return ok(worker.settings);
});

/**
 * Returns the Worker in the newer response format of Cloudflare's API. wrangler reads `workers_dev` from it.
 */
export const getWorker = ofWorker(({ name, tag, workersDev, settings }) =>
  ok({
    id: tag,
    name,
    subdomain: { enabled: workersDev, previews_enabled: false },
    references: {},
    ...settings,
  }),
);

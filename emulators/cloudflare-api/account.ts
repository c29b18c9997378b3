/** One uploaded version of a Worker: its code and its bindings. */
export interface Version {
  id: string;
  number: number;
  createdOn: string;
  tag: string;
  message: string;
  metadata: Metadata;
  /**
   * Secret values by name. An upload can inherit secrets from the previous version. The API never returns the
   * values.
   */
  secrets: ReadonlyMap<string, string>;
  /** Paths of the static files, if any. */
  assets: readonly string[];
}

/** A binding of an upload, such as `{type: 'service', name: 'ACCOUNTS', service: 'lexiloom-accounts'}`. */
export interface Binding {
  type: string;
  name: string;
  [field: string]: unknown;
}

/** The part of an upload's metadata that the emulator checks; the rest is stored unchanged. */
export interface Metadata {
  bindings: Binding[];
  keep_bindings?: string[];
  placement?: Record<string, unknown>;
  cache?: Record<string, unknown>;
  observability?: Record<string, unknown>;
  assets?: { jwt?: string; config?: Record<string, unknown> };
  annotations?: Record<string, string>;
  [field: string]: unknown;
}

interface Deployment {
  id: string;
  createdOn: string;
  versionId: string;
  message: string;
}

export interface WorkerScript {
  name: string;
  /** Cloudflare's own id of the Worker. */
  tag: string;
  versions: Version[];
  /** The deployments, newest first, as the API lists them. */
  deployments: Deployment[];
  crons: string[];
  domains: string[];
  workersDev: boolean;
  /** Settings that are not part of a version: observability, logpush, tail consumers, tags. */
  settings: Record<string, unknown>;
}

interface Consumer {
  id: string;
  script: string;
  deadLetterQueue: string | null;
  settings: Record<string, unknown>;
}

export interface Queue {
  id: string;
  name: string;
  consumer: Consumer | null;
}

/** The parts of a Cloudflare account that a deployment uses. */
export interface Account {
  id: string;
  token: string;
  /** Domains whose DNS is managed by Cloudflare. A custom domain must belong to one of them. */
  zones: readonly string[];
  workers: Map<string, WorkerScript>;
  queues: Map<string, Queue>;
  /** Buckets, each written as jurisdiction and name: `eu/lexiloom-media`. */
  buckets: Set<string>;
  /** Hashes of the static files uploaded so far. */
  files: Set<string>;
  uploadSessions: Map<string, UploadSession>;
}

interface UploadSession {
  paths: readonly string[];
  missing: Set<string>;
  complete: boolean;
}

export function createAccount(given: Pick<Account, 'id' | 'token' | 'zones'>): Account {
  return {
    ...given,
    workers: new Map(),
    queues: new Map(),
    buckets: new Set(),
    files: new Set(),
    uploadSessions: new Map(),
  };
}

export const activeVersion = (worker: WorkerScript): Version | undefined =>
  worker.versions.find(({ id }) => id === worker.deployments[0]?.versionId);

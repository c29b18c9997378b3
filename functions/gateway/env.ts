/** Anything that answers requests: a Worker behind a service binding, or the static files. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** The gateway's bindings. It holds no secrets and reaches no database. */
export interface GatewayEnv {
  /** Sites that may frame a lesson that was asked for with the bypass secret; see `frame-ancestors.ts`. */
  RESOURCE_FRAME_ANCESTORS?: string;
  ASSETS: Fetcher;
  ACCOUNTS: Fetcher;
  RESOURCES: Fetcher;
  MEDIA_WORKER: Fetcher;
  CLASSROOMS: Fetcher;
  HOMEWORK: Fetcher;
  ORGANISATIONS: Fetcher;
  BILLING: Fetcher;
  STRIPE_WEBHOOK: Fetcher;
  CONTENT: Fetcher;
  ADMIN: Fetcher;
}

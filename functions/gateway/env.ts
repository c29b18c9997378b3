/** A request handler: a Worker behind a service binding, or the static files. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** The gateway's bindings. It has no secrets and no access to a database. */
export interface GatewayEnv {
  /** Sites that may frame a lesson requested with the bypass secret; see `frame-ancestors.ts`. */
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

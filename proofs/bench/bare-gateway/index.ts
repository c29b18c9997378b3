interface Env {
  WORKER: { fetch(request: Request): Promise<Response> };
}

/** Passes each request on, as the baseline for the cost of a gateway. */
export default {
  fetch: (request: Request, env: Env): Promise<Response> => env.WORKER.fetch(request),
};

import { neon, neonConfig } from '@neondatabase/serverless';

interface Env {
  DATABASE_URL: string;
  /** One statement and its parameters, as JSON. */
  QUERY: string;
  PARAMS: string;
}

neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`;

/** What answering one statement costs without anything around it: what a handler is measured against. */
export default {
  async fetch(_: Request, env: Env): Promise<Response> {
    const params: unknown[] = JSON.parse(env.PARAMS);
    return Response.json(await neon(env.DATABASE_URL).query(env.QUERY, params));
  },
};

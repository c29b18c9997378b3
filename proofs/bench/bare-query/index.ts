import { neon, neonConfig } from '@neondatabase/serverless';

interface Statement {
  query: string;
  params?: unknown[];
}

interface Env {
  DATABASE_URL: string;
  /** What is asked, as JSON: one after the other, and statements that belong together at once. */
  TRIPS: string;
}

neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`;

/** What answering statements costs without anything around them: what a handler is measured against. */
export default {
  async fetch(_: Request, env: Env): Promise<Response> {
    const sql = neon(env.DATABASE_URL);
    const trips: (Statement | { queries: Statement[] })[] = JSON.parse(env.TRIPS);
    let answer: unknown;
    for (const trip of trips) {
      answer =
        'queries' in trip
          ? await sql.transaction(trip.queries.map(({ query, params }) => sql.query(query, params)))
          : await sql.query(trip.query, trip.params);
    }
    return Response.json(answer);
  },
};

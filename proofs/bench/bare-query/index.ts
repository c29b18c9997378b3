import { neon, neonConfig } from '@neondatabase/serverless';

interface Statement {
  query: string;
  params?: unknown[];
}

interface Env {
  DATABASE_URL: string;
  /**
   * The statements to run, as JSON. They run in sequence, except that the statements of a group are sent at
   * once.
   */
  TRIPS: string;
}

neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`;

/** Runs statements without any other work, as the baseline for the cost of a handler. */
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

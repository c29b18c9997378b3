import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import * as schema from './schema/schema.ts';

/**
 * Opens the database over Neon's HTTP protocol: one request, one round trip, no connection to hold.
 * `url` is a Postgres URL; a host on this machine is spoken to over plain HTTP (the local proxy).
 * A change of several rows is one statement or one `db.batch`, which is atomic.
 */
export function openDatabase(url: string) {
  const { hostname, port } = new URL(url);
  if (hostname === '127.0.0.1' || hostname === 'localhost') {
    neonConfig.fetchEndpoint = `http://${hostname}:${port}/sql`;
  }
  return drizzle(neon(url), { schema });
}

export type Database = ReturnType<typeof openDatabase>;

import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import * as schema from './schema/schema.ts';

/**
 * Opens the database over Neon's HTTP protocol: one request, one round trip, no connection to hold.
 * `url` is a Postgres URL; a host on this machine is spoken to over plain HTTP (the local proxy).
 * A change of several rows is one statement or one `db.batch`, which is atomic.
 */
export function openDatabase(url: string): Database {
  const known = opened.get(url);
  if (known) return known;
  const database = open(url);
  opened.set(url, database);
  return database;
}

const open = (url: string) => drizzle(neon(url), { schema });

// Reading the schema is the same work for every request, so it is done once. What is kept holds no
// connection: each query is a request of its own.
const opened = new Map<string, Database>();

// Decided for each query by its own address, because tests hold several databases open at once.
const neonEndpoint = neonConfig.fetchEndpoint;
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1' || host === 'localhost') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'string' ? neonEndpoint : neonEndpoint(host, port, options);
};

export type Database = ReturnType<typeof open>;

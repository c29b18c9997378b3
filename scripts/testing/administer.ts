import pg from 'pg';

/** Runs a statement on a PostgreSQL server outside of any transaction, such as `create database`. */
export async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

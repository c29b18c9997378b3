import net from 'node:net';
import pg from 'pg';
import {
  describeField,
  type SqlAnswer,
  type SqlDatabase,
  type SqlStatement,
} from './sql-database.ts';

/** Opens a real PostgreSQL server behind the emulator. `url` is an ordinary postgres:// address. */
export function openPostgres(url: string): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Neon hands Postgres's own text through.
    types: { getTypeParser: () => (text: string) => text },
  });
  // A server that goes away breaks idle connections; the next statement reports it.
  pool.on('error', () => {});
  const { hostname, port } = new URL(url);

  return {
    run: (statement) => runOne(pool, statement),
    async runBatch(statements, mode) {
      const client = await pool.connect();
      try {
        await client.query(`BEGIN ${mode}`);
        const answers: SqlAnswer[] = [];
        for (const statement of statements) answers.push(await runOne(client, statement));
        await client.query('COMMIT');
        client.release();
        return answers;
      } catch (error) {
        const broken = await client.query('ROLLBACK').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
    async exec(sql) {
      await pool.query(sql);
    },
    // Neon's own WebSocket proxy is a plain tunnel of bytes, and so is this one.
    serve(socket) {
      const server = net.connect({ host: hostname, port: Number(port || 5432) });
      server.setNoDelay(true);
      server.on('data', (bytes) => socket.send(bytes));
      server.on('close', () => socket.close());
      server.on('error', () => socket.close());
      socket.onBytes((bytes) => server.write(bytes));
      socket.onClose(() => server.destroy());
    },
    close: () => pool.end(),
  };
}

async function runOne(
  on: pg.Pool | pg.PoolClient,
  { query, params }: SqlStatement,
): Promise<SqlAnswer> {
  const result = await on.query<unknown[]>({ text: query, values: params ?? [], rowMode: 'array' });
  return {
    command: result.command,
    rowCount: result.rowCount,
    rows: result.rows,
    fields: result.fields.map(
      ({ name, dataTypeID, tableID, columnID, dataTypeSize, dataTypeModifier }) =>
        describeField({ name, dataTypeID, tableID, columnID, dataTypeSize, dataTypeModifier }),
    ),
    rowAsArray: true,
  };
}

import net from 'node:net';
import pg from 'pg';
import { describeField } from './embedded-session.ts';
import {
  type ByteSocket,
  type SqlAnswer,
  type SqlDatabase,
  type SqlStatement,
  Unreachable,
} from './sql-database.ts';
import { WireLogin } from './wire-login.ts';
import { ClientMessages } from './wire-messages.ts';

/** Connects the emulator to a real PostgreSQL server. `url` is an ordinary postgres:// address. */
export function openPostgres(url: string): SqlDatabase {
  const connection = {
    connectionString: url,
    // Neon returns PostgreSQL's text values without parsing them.
    types: { getTypeParser: () => (text: string) => text },
  };
  const pool = new pg.Pool({ ...connection, max: 10 });
  // Cancellations use a separate pool, because the query to cancel may hold the main pool's last connection.
  const cancels = new pg.Pool({ ...connection, max: 2, idleTimeoutMillis: 1_000 });
  // A server that shuts down breaks idle connections; the next statement reports the error.
  for (const each of [pool, cancels]) each.on('error', () => {});

  return {
    async run(statements, mode, signal) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new Unreachable('could not connect to postgres in compute', { cause });
      });
      let again: NodeJS.Timeout | undefined;
      const cancel = () => {
        const pid: unknown = Reflect.get(client, 'processID');
        cancels.query('select pg_cancel_backend($1)', [pid]).catch(() => {});
        // Repeated, because the first cancellation may arrive before the statement has started.
        again = setTimeout(cancel, 100);
      };
      signal.addEventListener('abort', cancel);
      try {
        signal.throwIfAborted();
        return await runAll(client, statements, mode, signal);
      } finally {
        signal.removeEventListener('abort', cancel);
        clearTimeout(again);
        await release(client, signal);
      }
    },
    async exec(sql) {
      await pool.query(sql);
    },
    serve: (socket) => serveTunnel(socket, url),
    async close() {
      await Promise.all([pool.end(), cancels.end()]);
    },
  };
}

async function runAll(
  client: pg.PoolClient,
  statements: readonly SqlStatement[],
  mode: string | null,
  signal: AbortSignal,
): Promise<SqlAnswer[]> {
  if (mode !== null) await client.query(`BEGIN ${mode}`);
  const answers: SqlAnswer[] = [];
  for (const statement of statements) {
    answers.push(await runOne(client, statement));
    signal.throwIfAborted();
  }
  if (mode !== null) await client.query('COMMIT');
  return answers;
}

/**
 * Resets a connection and returns it to the pool, because Neon does not guarantee that two requests use the
 * same session. The connection is closed instead, as in the proxy, if it has an open transaction or if a
 * cancellation may still be pending.
 */
async function release(client: pg.PoolClient, signal: AbortSignal): Promise<void> {
  const isFresh =
    !signal.aborted &&
    (await client.query('DISCARD ALL').then(
      () => true,
      () => false,
    ));
  client.release(!isFresh);
}

async function runOne(client: pg.PoolClient, { query, params }: SqlStatement): Promise<SqlAnswer> {
  // The proxy uses the extended protocol, which allows one statement at a time. The types of `pg` lack
  // `queryMode`.
  const asked: pg.QueryArrayConfig & { queryMode: 'extended' } = {
    text: query,
    values: params,
    rowMode: 'array',
    queryMode: 'extended',
  };
  const result = await client.query<(string | null)[]>(asked);
  return {
    command: result.command ?? '',
    rowCount: result.rowCount,
    rows: result.rows,
    fields: result.fields.map(describeField),
  };
}

/**
 * Opens a separate connection to the server for one client. The client logs in to the emulator, and the
 * emulator logs in to the server. After that, all bytes are forwarded unchanged.
 */
function serveTunnel(socket: ByteSocket, url: string): void {
  const incoming = new ClientMessages();
  const login = new WireLogin();
  let server: net.Socket | null = null;
  let isClosed = false;
  let work: Promise<void> = Promise.resolve();
  socket.onBytes((bytes) => {
    work = work
      .then(async () => {
        for (const message of incoming.add(bytes)) {
          const said = login.answer(message);
          if (said === null && message.kind === 'typed') server?.write(message.bytes);
          if (said?.isIn) server = await openStream(url, socket);
          if (isClosed) server?.destroy();
          if (said) socket.send(said.bytes);
          if (said?.isOver) socket.close();
        }
      })
      .catch(() => socket.close());
  });
  socket.onClose(() => {
    isClosed = true;
    server?.destroy();
  });
}

/**
 * Logs in to the server and returns its raw connection. From then on, the server's output is sent to
 * `socket`.
 */
async function openStream(url: string, socket: ByteSocket): Promise<net.Socket> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { stream } = client.connection;
  if (!(stream instanceof net.Socket)) throw new Error('the connection is no socket');
  stream.removeAllListeners('data');
  stream.setNoDelay(true);
  stream.on('data', (bytes: Buffer) => socket.send(bytes));
  stream.on('close', () => socket.close());
  stream.on('error', () => socket.close());
  return stream;
}

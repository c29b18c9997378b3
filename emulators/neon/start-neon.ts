import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { lockFolder } from '#scripts/processes/lock-folder.ts';
import { answerSql } from './answer-sql.ts';
import { credentials } from './credentials.ts';
import { type HttpLimits, neonLimits } from './limits.ts';
import { openPGlite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { ByteSocket } from './sql-database.ts';

export interface NeonOptions {
  /** Port on 127.0.0.1; without it the system picks a free one. */
  port?: number;
  /** Folder of the embedded database; without it the data lives in memory. */
  dataDir?: string;
  /** Starts the in-memory database from this dump. */
  dump?: Blob;
  /** A real PostgreSQL to use instead of the embedded one. */
  pgUrl?: string;
  /** Other limits than Neon's for a request over HTTP. */
  limits?: Partial<HttpLimits>;
}

export interface Neon {
  /** For DATABASE_URL: the port is the emulator's, not PostgreSQL's. */
  url: string;
  port: number;
  /** Runs a script of several statements. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Speaks Neon's two protocols on 127.0.0.1, HTTP `/sql` and WebSocket `/v2`, so that Workers use the
 * real `@neondatabase/serverless` driver. A folder is used by one process at a time: a second throws.
 */
export async function startNeon(options: NeonOptions = {}): Promise<Neon> {
  const { dataDir, dump, pgUrl } = options;
  const limits = { ...neonLimits, ...options.limits };
  if (dataDir && !pgUrl) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir && !pgUrl ? lockFolder(`${dataDir}.lock`) : () => {};
  const database = await (pgUrl
    ? Promise.resolve(openPostgres(pgUrl))
    : openPGlite({ ...(dataDir && { dataDir }), ...(dump && { dump }) })
  ).catch((error) => {
    unlock();
    throw error;
  });

  const server = createServer((request, response) => {
    void answerSql(database, limits, request, response);
  });
  // A caller that was busy for some seconds would write into a connection that was just closed, and
  // nobody repeats a statement: connections stay open until their caller goes.
  server.keepAliveTimeout = 0;
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    const bytes: ByteSocket = {
      send: (data) => socket.send(data),
      close: () => socket.close(),
      onBytes: (handle) => {
        socket.on('message', (data) =>
          handle(Buffer.isBuffer(data) ? data : Buffer.from(data as ArrayBuffer)),
        );
      },
      onClose: (handle) => {
        socket.on('close', handle);
      },
    };
    database.serve(bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const { user, password, database: name } = credentials;

  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${name}`,
    port,
    exec: (sql) => database.exec(sql),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await database.close();
      unlock();
    },
  };
}

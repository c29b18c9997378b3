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
  /** Port on 127.0.0.1; if absent, the system picks a free one. */
  port?: number;
  /** Folder of the embedded database; if absent, the data is stored in memory. */
  dataDir?: string;
  /** A database dump to load into the in-memory database. */
  dump?: Blob;
  /** URL of a real PostgreSQL server to use instead of the embedded one. */
  pgUrl?: string;
  /** Overrides of Neon's limits for HTTP requests. */
  limits?: Partial<HttpLimits>;
}

export interface Neon {
  /** The value for DATABASE_URL; the port is the emulator's, not PostgreSQL's. */
  url: string;
  port: number;
  /** Runs a script of several statements. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Emulates Neon's two protocols on 127.0.0.1, HTTP at `/sql` and WebSocket at `/v2`, so that Workers can use
 * the real `@neondatabase/serverless` driver. Throws if another process is already using the folder.
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
  // Connections stay open until the client closes them. Otherwise a client that was busy for some seconds
  // might send a statement on a connection that has just been closed, and statements are never retried.
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

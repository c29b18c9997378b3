import { PGlite } from '@electric-sql/pglite';
import { EmbeddedSession } from './embedded-session.ts';
import { extensions } from './extensions.ts';
import { QueueLock } from './queue-lock.ts';
import { serveWire } from './serve-wire.ts';
import type { SqlAnswer, SqlDatabase } from './sql-database.ts';

/** Where the embedded database is stored: a folder, or in memory, optionally from a dump. */
export interface PGlitePlace {
  dataDir?: string;
  dump?: Blob;
}

/**
 * Opens embedded PostgreSQL. It has one session only, so one lock covers it: for a request, and over the wire
 * from a client's first message until the server says that it is idle. After each request the session is
 * reset, because Neon promises no request the session of the one before.
 */
export async function openPGlite(place: PGlitePlace): Promise<SqlDatabase> {
  const pglite = await PGlite.create({
    extensions,
    dataDir: place.dataDir ?? 'memory://',
    ...(place.dump && { loadDataDir: place.dump }),
  });
  const lock = new QueueLock();
  const session = new EmbeddedSession(pglite);
  /** Runs work alone and leaves a fresh session behind, however it ends. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    lock.run(async () => {
      // A statement holds the thread: between two, those who leave and those who come are heard.
      await new Promise(setImmediate);
      if (!session.isFresh) await session.reset();
      try {
        return await work();
      } finally {
        await session.reset();
      }
    });

  return {
    run: (statements, mode, signal) =>
      alone(async () => {
        // A caller that disconnected while waiting wants nothing done.
        signal.throwIfAborted();
        if (mode !== null) await session.command(`BEGIN ${mode}`);
        const answers: SqlAnswer[] = [];
        for (const statement of statements) {
          answers.push(await session.run(statement));
          signal.throwIfAborted();
        }
        if (mode !== null) await session.command('COMMIT');
        return answers;
      }),
    exec: (sql) =>
      alone(async () => {
        await pglite.exec(sql);
      }),
    serve: (socket) => serveWire(socket, { lock, session }),
    close: () => pglite.close(),
  };
}

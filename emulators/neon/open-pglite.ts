import { PGlite } from '@electric-sql/pglite';
import { EmbeddedSession } from './embedded-session.ts';
import { extensions } from './extensions.ts';
import { QueueLock } from './queue-lock.ts';
import { serveWire } from './serve-wire.ts';
import type { SqlAnswer, SqlDatabase } from './sql-database.ts';

/** The location of the embedded database: a folder, or memory, optionally filled from a dump. */
export interface PGlitePlace {
  dataDir?: string;
  dump?: Blob;
}

/**
 * Opens embedded PostgreSQL. It has only one session, so one lock protects it. An HTTP request holds the lock
 * until it ends. A wire protocol client holds it from its first message until the server reports that it is
 * idle. The session is reset after each request, because Neon does not guarantee that two requests use the
 * same session.
 */
export async function openPGlite(place: PGlitePlace): Promise<SqlDatabase> {
  const pglite = await PGlite.create({
    extensions,
    dataDir: place.dataDir ?? 'memory://',
    ...(place.dump && { loadDataDir: place.dump }),
  });
  const lock = new QueueLock();
  const session = new EmbeddedSession(pglite);
  /** Runs work with exclusive access and resets the session afterwards, even if it fails. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    lock.run(async () => {
      // A statement blocks the thread, so pending disconnections and requests are handled between statements.
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
        // If the caller disconnected while it waited, no statement may run.
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

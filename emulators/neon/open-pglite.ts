import { PGlite, type Results } from '@electric-sql/pglite';
import { extensions } from './extensions.ts';
import { QueueLock } from './queue-lock.ts';
import { serveWire } from './serve-wire.ts';
import {
  describeField,
  type SqlAnswer,
  type SqlDatabase,
  type SqlStatement,
} from './sql-database.ts';

/** Where the embedded database lives: a folder, or in memory, then perhaps from a dump. */
export interface PGlitePlace {
  dataDir?: string;
  dump?: Blob;
}

/**
 * Opens embedded PostgreSQL. It has one session only, so one lock covers it: for a statement, for a
 * batch, and over the wire from a client's first message until the server says that it is idle.
 */
export async function openPGlite(place: PGlitePlace): Promise<SqlDatabase> {
  const pglite = await PGlite.create({
    extensions,
    dataDir: place.dataDir ?? 'memory://',
    ...(place.dump && { loadDataDir: place.dump }),
  });
  const lock = new QueueLock();
  const types = await pglite.query<{ oid: number }>('select oid from pg_type');
  // Neon hands Postgres's own text through in both directions, so nothing is parsed or serialised.
  const asIs = Object.fromEntries(types.rows.map(({ oid }) => [oid, (text: string) => text]));
  const options = { rowMode: 'array', parsers: asIs, serializers: asIs } as const;

  return {
    run: (statement) =>
      lock.run(async () =>
        answerOf(
          statement,
          await pglite.query<unknown[]>(statement.query, statement.params, options),
        ),
      ),
    runBatch: (statements, mode) =>
      lock.run(() =>
        pglite.transaction(async (transaction) => {
          if (mode) await transaction.exec(`SET TRANSACTION ${mode}`);
          const answers: SqlAnswer[] = [];
          for (const statement of statements) {
            const { query, params } = statement;
            answers.push(
              answerOf(statement, await transaction.query<unknown[]>(query, params, options)),
            );
          }
          return answers;
        }),
      ),
    exec: (sql) =>
      lock.run(async () => {
        await pglite.exec(sql);
      }),
    serve: (socket) =>
      serveWire(socket, {
        lock,
        exchange: (messages) => pglite.execProtocolRaw(messages),
        rollBack: async () => {
          await pglite.exec('ROLLBACK');
        },
      }),
    close: () => pglite.close(),
  };
}

function answerOf(statement: SqlStatement, results: Results<unknown[]>): SqlAnswer {
  const command = /^\s*(\w+)/.exec(statement.query)?.[1] ?? '';
  return {
    command: command.toUpperCase(),
    rowCount: results.affectedRows || results.rows.length,
    rows: results.rows,
    fields: results.fields.map(describeField),
    rowAsArray: true,
  };
}

/** One statement as Neon's proxy hands it on: parameters are Postgres text, or null. */
export interface SqlStatement {
  query: string;
  params: (string | null)[];
}

/** One column of an answer, with the names that Neon's driver reads. */
export interface SqlField {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
  dataTypeSize: number;
  dataTypeModifier: number;
  format: 'text';
}

/** The answer to one statement; `command` and `rowCount` are of PostgreSQL's command tag. */
export interface SqlAnswer {
  command: string;
  rowCount: number | null;
  /** Postgres text, as Neon sends it. */
  rows: (string | null)[][];
  fields: SqlField[];
}

/** A database behind the emulator: embedded, or a real PostgreSQL. */
export interface SqlDatabase {
  /**
   * Runs the statements of one request on a session that keeps nothing afterwards: as they are, or in one
   * transaction whose `mode` is what follows BEGIN, such as `READ ONLY`. When `signal` aborts, what has not
   * begun does not begin, and what runs is cancelled where the database can. Throws PostgreSQL's errors as
   * they are, and `Unreachable` when there was no connection.
   */
  run(
    statements: readonly SqlStatement[],
    mode: string | null,
    signal: AbortSignal,
  ): Promise<SqlAnswer[]>;
  /** Runs a script of several statements, for tests and migrations. */
  exec(sql: string): Promise<void>;
  /** Speaks Postgres's wire protocol over one client's connection until it closes. */
  serve(socket: ByteSocket): void;
  close(): Promise<void>;
}

/** PostgreSQL could not be connected to. */
export class Unreachable extends Error {}

/** The little of a WebSocket that a wire session needs. */
export interface ByteSocket {
  send(bytes: Uint8Array): void;
  close(): void;
  onBytes(handle: (bytes: Buffer) => void): void;
  onClose(handle: () => void): void;
}

/**
 * The name and the count in a command tag: `INSERT 0 3` is `INSERT` and 3, `CREATE TABLE` is `CREATE` and
 * null, as the proxy reads it (neondatabase/neon `sql_over_http.rs`).
 */
export function parseCommandTag(tag: string): Pick<SqlAnswer, 'command' | 'rowCount'> {
  const [command = '', ...rest] = tag.split(' ');
  const count = (command === 'INSERT' ? rest[1] : rest.join(' ')) ?? '';
  return { command, rowCount: /^\d+$/.test(count) ? Number(count) : null };
}

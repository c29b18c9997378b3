/**
 * One statement as Neon's proxy sends it to PostgreSQL. Each parameter is text in PostgreSQL's format, or
 * null.
 */
export interface SqlStatement {
  query: string;
  params: (string | null)[];
}

/** One column of a result. The field names are the names that Neon's driver reads. */
export interface SqlField {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
  dataTypeSize: number;
  dataTypeModifier: number;
  format: 'text';
}

/** The result of one statement. `command` and `rowCount` come from PostgreSQL's command tag. */
export interface SqlAnswer {
  command: string;
  rowCount: number | null;
  /** Values in PostgreSQL's text format, as Neon sends them. */
  rows: (string | null)[][];
  fields: SqlField[];
}

/** A database used by the emulator: embedded, or a real PostgreSQL server. */
export interface SqlDatabase {
  /**
   * Runs the statements of one request in a session that is reset afterwards. Without a `mode`, they run one
   * by one; otherwise they run in one transaction, and `mode` is the text after BEGIN, such as `READ ONLY`.
   *
   * If `signal` aborts, the remaining statements are not started, and the running statement is cancelled if
   * the database supports this. Throws PostgreSQL's errors unchanged, and `Unreachable` if the connection
   * could not be opened.
   */
  run(
    statements: readonly SqlStatement[],
    mode: string | null,
    signal: AbortSignal,
  ): Promise<SqlAnswer[]>;
  /** Runs a script of several statements, for tests and migrations. */
  exec(sql: string): Promise<void>;
  /** Serves PostgreSQL's wire protocol over one client's connection until it closes. */
  serve(socket: ByteSocket): void;
  close(): Promise<void>;
}

/** Thrown when the connection to PostgreSQL could not be opened. */
export class Unreachable extends Error {}

/** The subset of a WebSocket that a wire protocol session needs. */
export interface ByteSocket {
  send(bytes: Uint8Array): void;
  close(): void;
  onBytes(handle: (bytes: Buffer) => void): void;
  onClose(handle: () => void): void;
}

/**
 * Parses the name and the count in a command tag, as the proxy does (neondatabase/neon `sql_over_http.rs`).
 * `INSERT 0 3` becomes `INSERT` and 3; `CREATE TABLE` becomes `CREATE` and null.
 */
export function parseCommandTag(tag: string): Pick<SqlAnswer, 'command' | 'rowCount'> {
  const [command = '', ...rest] = tag.split(' ');
  const count = (command === 'INSERT' ? rest[1] : rest.join(' ')) ?? '';
  return { command, rowCount: /^\d+$/.test(count) ? Number(count) : null };
}

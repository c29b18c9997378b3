/** One statement as Neon's driver sends it: parameters are Postgres text, or null. */
export interface SqlStatement {
  query: string;
  params?: unknown[];
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

/** The answer to one statement. Rows are arrays of Postgres text, as Neon sends them. */
export interface SqlAnswer {
  command: string;
  rowCount: number | null;
  rows: unknown[][];
  fields: SqlField[];
  rowAsArray: true;
}

/** A database that the emulator can stand in front of: embedded, or a real PostgreSQL. */
export interface SqlDatabase {
  /** Runs one statement on its own. */
  run(statement: SqlStatement): Promise<SqlAnswer>;
  /** Runs the statements in one transaction; `mode` is what follows BEGIN, such as `READ ONLY`. */
  runBatch(statements: SqlStatement[], mode: string): Promise<SqlAnswer[]>;
  /** Runs a script of several statements, for tests and migrations. */
  exec(sql: string): Promise<void>;
  /** Speaks Postgres's wire protocol over one client's connection until it closes. */
  serve(socket: ByteSocket): void;
  close(): Promise<void>;
}

/** The little of a WebSocket that a wire session needs. */
export interface ByteSocket {
  send(bytes: Uint8Array): void;
  close(): void;
  onBytes(handle: (bytes: Buffer) => void): void;
  onClose(handle: () => void): void;
}

/** Fills in what a driver leaves out of a column's description. */
export function describeField(
  field: { name: string; dataTypeID: number } & Partial<SqlField>,
): SqlField {
  return {
    name: field.name,
    dataTypeID: field.dataTypeID,
    tableID: field.tableID ?? 0,
    columnID: field.columnID ?? 0,
    dataTypeSize: field.dataTypeSize ?? -1,
    dataTypeModifier: field.dataTypeModifier ?? -1,
    format: 'text',
  };
}

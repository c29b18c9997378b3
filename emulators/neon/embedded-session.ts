import { type PGlite, protocol } from '@electric-sql/pglite';
import {
  parseCommandTag,
  type SqlAnswer,
  type SqlField,
  type SqlStatement,
} from './sql-database.ts';

/** The type of the messages that PGlite's parser emits; the package does not export it directly. */
type BackendMessage = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0];

const { serialize, Parser } = protocol;

/**
 * The only session of the embedded database. It is used as Neon's proxy uses PostgreSQL: over the extended
 * protocol, with parameters and rows as text. Command tags, type sizes and errors are therefore PostgreSQL's
 * own. The caller must hold the lock.
 */
export class EmbeddedSession {
  readonly #pglite: PGlite;
  /**
   * The transaction status in the last ReadyForQuery message: idle, in a transaction, or in a failed
   * transaction.
   */
  #status = 'I';
  /** False while a wire protocol client may have left state in the session. */
  isFresh = true;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Runs one statement; throws PostgreSQL's error. */
  async run({ query, params }: SqlStatement): Promise<SqlAnswer> {
    return this.#exchange([
      serialize.parse({ text: query }),
      serialize.bind({ values: params }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
  }

  /** Runs a command without parameters, such as `BEGIN`. */
  async command(sql: string): Promise<void> {
    await this.#exchange([serialize.query(sql)]);
  }

  /** Clears all session state: settings, locks, prepared statements and temporary objects. */
  async reset(): Promise<void> {
    if (this.#status !== 'I') await this.command('ROLLBACK');
    await this.command('DISCARD ALL');
    this.isFresh = true;
  }

  /** Forwards a client's wire protocol messages and returns the database's response. */
  async carry(messages: Uint8Array): Promise<Uint8Array> {
    this.isFresh = false;
    const answer = await this.#pglite.execProtocolRaw(messages);
    this.#parse(answer);
    return answer;
  }

  async #exchange(messages: Uint8Array[]): Promise<SqlAnswer> {
    return readAnswer(this.#parse(await this.#pglite.execProtocolRaw(Buffer.concat(messages))));
  }

  #parse(bytes: Uint8Array): BackendMessage[] {
    const messages: BackendMessage[] = [];
    new Parser().parse(bytes, (message) => {
      if (message.name === 'readyForQuery') this.#status = String(Reflect.get(message, 'status'));
      messages.push(message);
    });
    return messages;
  }
}

function readAnswer(messages: readonly BackendMessage[]): SqlAnswer {
  const answer: SqlAnswer = { command: '', rowCount: null, rows: [], fields: [] };
  for (const message of messages) {
    if (message instanceof Error) throw message;
    if (message.name === 'rowDescription') {
      const fields: Omit<SqlField, 'format'>[] = Reflect.get(message, 'fields');
      answer.fields = fields.map(describeField);
    } else if (message.name === 'dataRow') {
      answer.rows.push(Reflect.get(message, 'fields'));
    } else if (message.name === 'commandComplete') {
      Object.assign(answer, parseCommandTag(String(Reflect.get(message, 'text'))));
    }
  }
  return answer;
}

/** Returns a column's description with the same fields in the same order as in Neon's responses. */
export const describeField = (field: Omit<SqlField, 'format'>): SqlField => ({
  name: field.name,
  dataTypeID: field.dataTypeID,
  tableID: field.tableID,
  columnID: field.columnID,
  dataTypeSize: field.dataTypeSize,
  dataTypeModifier: field.dataTypeModifier,
  format: 'text',
});

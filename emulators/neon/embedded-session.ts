import { type PGlite, protocol } from '@electric-sql/pglite';
import {
  parseCommandTag,
  type SqlAnswer,
  type SqlField,
  type SqlStatement,
} from './sql-database.ts';

/** Types of the messages that PGlite's parser makes; the package exports their classes' names only. */
type BackendMessage = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0];

const { serialize, Parser } = protocol;

/**
 * The one session of the embedded database, spoken to as Neon's proxy speaks to PostgreSQL: the extended
 * protocol with parameters and rows as text, so that command tags, sizes of types and refusals are
 * PostgreSQL's own. Its caller holds the lock.
 */
export class EmbeddedSession {
  readonly #pglite: PGlite;
  /** ReadyForQuery's last word: idle, in a transaction, or in one that failed. */
  #status = 'I';
  /** False while somebody over the wire may have left something behind. */
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

  /** Leaves nothing of what was set, locked, prepared or made for a time. */
  async reset(): Promise<void> {
    if (this.#status !== 'I') await this.command('ROLLBACK');
    await this.command('DISCARD ALL');
    this.isFresh = true;
  }

  /** Hands on what a client says over the wire, and answers what the database says to it. */
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

/** A column in the order and with the names of Neon's answers. */
export const describeField = (field: Omit<SqlField, 'format'>): SqlField => ({
  name: field.name,
  dataTypeID: field.dataTypeID,
  tableID: field.tableID,
  columnID: field.columnID,
  dataTypeSize: field.dataTypeSize,
  dataTypeModifier: field.dataTypeModifier,
  format: 'text',
});

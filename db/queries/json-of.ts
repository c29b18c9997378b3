import { type Column, type GetColumnData, SQL, type SQLChunk, StringChunk, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * SQL whose value is JSON of type `T`, created by the functions below. A bare `sql` is not accepted, because
 * its inferred type would match any expected type.
 */
export class JsonSql<T> extends SQL<T> {
  readonly isJson = true;

  constructor(chunks: SQLChunk[]) {
    super(merged(chunks));
  }
}

/**
 * Merges adjacent text chunks of a statement. Drizzle processes every chunk on each request. SQL that is
 * built once at startup can have hundreds of chunks, and merging leaves far fewer.
 */
function merged(chunks: SQLChunk[]): SQLChunk[] {
  const whole: SQLChunk[] = [];
  let text = '';
  const add = (chunk: SQLChunk) => {
    if (chunk instanceof SQL) for (const one of chunk.queryChunks) add(one);
    else if (chunk instanceof StringChunk) for (const piece of chunk.value) text += piece;
    else if (chunk !== undefined) {
      whole.push(new StringChunk(text), chunk);
      text = '';
    }
  };
  for (const chunk of chunks) add(chunk);
  if (text !== '') whole.push(new StringChunk(text));
  return whole;
}

/** JSON members of these types accept any SQL expression, not only `JsonSql`. */
type Plain = string | number | boolean | null | undefined;
type MemberSql<V> = unknown extends V ? SQL : [V] extends [Plain] ? SQL : JsonSql<V>;

/**
 * The SQL of each member of `T`, with no missing or additional members. The compiler checks the names and,
 * for objects and lists, their members. It cannot check the type of a plain column.
 */
export type JsonMembers<T> = { readonly [Name in keyof Required<T>]: MemberSql<T[Name]> };

/**
 * SQL: a JSON object with the members of `T`. PostgreSQL allows at most 50 members. The result is not
 * validated.
 */
export function jsonOf<T extends object>(members: JsonMembers<T>): JsonSql<T> {
  const chunks = Object.entries<SQL>(members).flatMap(([name, value], at) => [
    new StringChunk(`${at === 0 ? '' : ', '}'${name.replaceAll("'", "''")}', `),
    value,
  ]);
  return new JsonSql<T>([open, ...chunks, close]);
}

const open = new StringChunk('json_build_object(');
const close = new StringChunk(')');

/** SQL: a column of the table with this `alias`, with the type that the schema declares. */
export const storedIn = <C extends Column>(alias: string, column: C): JsonSql<GetColumnData<C>> =>
  new JsonSql([new StringChunk(`${alias}.${column.name}`)]);

/**
 * Declares that SQL has the type `T` where the compiler cannot infer it: a column of the same statement, or a
 * computed value.
 */
export const jsonAs = <T>(value: SQL): JsonSql<T> => new JsonSql([value]);

interface JsonOrder {
  /** Sort order of the list; arbitrary if absent. */
  by?: SQL;
  /** Condition for the rows to include; all rows if absent. */
  filter?: SQL;
}

/** SQL: aggregates the items as a JSON array; empty, not null, if there are none. */
export const jsonAgg = <T>(item: JsonSql<T>, { by, filter }: JsonOrder = {}): JsonSql<T[]> =>
  jsonAs(
    sql`coalesce(json_agg(${item}${by && sql` order by ${by}`})${
      filter && sql` filter (where ${filter})`
    }, '[]')`,
  );

/** SQL: the rows of `from` (with its join and where) as a JSON array; empty, not null, if there are none. */
export const jsonListOf = <T>(
  item: JsonSql<T>,
  { from, by }: { from: SQL; by?: SQL },
): JsonSql<T[]> => jsonAs(sql`(select ${jsonAgg(item, by ? { by } : {})} from ${from})`);

/** SQL: the single row of `from` (with its where) as JSON, or null. */
export const jsonOrNull = <T>(item: JsonSql<T>, from: SQL): JsonSql<T | null> =>
  jsonAs(sql`(select ${item} from ${from})`);

/** A statement whose rows are one JSON value each, in the column `json`. */
export class JsonSelect<T> extends SQL<{ json: T }> {
  readonly isSelect = true;

  constructor(chunks: SQLChunk[]) {
    super(merged(chunks));
  }
}

/** `from` is the SQL after the keyword `from`; `parts` are the CTEs between `with` and `select`. */
export const selectJson = <T>(
  json: JsonSql<T>,
  { parts, from }: { parts?: SQL; from?: SQL } = {},
): JsonSelect<T> =>
  new JsonSelect([
    sql`${parts && sql`with ${parts} `}select ${json} as json${from && sql` from ${from}`}`,
  ]);

/** Returns the statement for execution alone or in a batch. Its rows have the type of its SQL. */
export const executeJson = <T>(db: Database, statement: JsonSelect<T>) =>
  // biome-ignore lint/plugin: the one assertion, of what `selectJson` built.
  db.execute<{ json: T }>(statement);

/** Returns the JSON of the first row; undefined if there is no row. One round trip. */
export async function readJson<T>(db: Database, statement: JsonSelect<T>): Promise<T | undefined> {
  const { rows } = await executeJson(db, statement);
  return rows[0]?.json;
}

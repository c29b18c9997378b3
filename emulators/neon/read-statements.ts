import * as z from 'zod';
import { ProxyRefusal } from './proxy-refusal.ts';
import type { SqlStatement } from './sql-database.ts';

const Statement = z.object({
  query: z.string(),
  params: z.array(z.json()).default([]),
  arrayMode: z.boolean().nullish(),
});
const Payload = z.union([Statement, z.object({ queries: z.array(Statement) })]);
type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * A statement of a request. `arrayMode` selects whether rows are returned as arrays; null means that the
 * request's header decides.
 */
export interface RequestedStatement extends SqlStatement {
  arrayMode: boolean | null;
}

/** The content of a request: one statement, or several in one transaction. */
export interface Requested {
  isBatch: boolean;
  statements: RequestedStatement[];
}

/** Parses the body of `POST /sql`. Rejects any body that is not a statement or a batch with 400. */
export function readStatements(text: string): Requested {
  const payload = Payload.safeParse(parseJson(text));
  if (!payload.success) throw unreadable('data did not match any variant of untagged enum Payload');
  const isBatch = 'queries' in payload.data;
  const all = 'queries' in payload.data ? payload.data.queries : [payload.data];
  return {
    isBatch,
    statements: all.map(({ query, params, arrayMode }) => ({
      query,
      params: params.map(asPostgresText),
      arrayMode: arrayMode ?? null,
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error));
  }
}

const unreadable = (why: string) =>
  new ProxyRefusal(400, `could not parse the HTTP request body: ${why}`);

/**
 * Formats a parameter as text: a string stays unchanged, an array is written in PostgreSQL's braces, any
 * other value as JSON.
 */
function asPostgresText(value: Json): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? asPostgresArray(value) : JSON.stringify(value);
}

/**
 * Formats an array in PostgreSQL's syntax. Strings are quoted with the same escapes as in JSON. An object is
 * quoted as JSON text.
 */
function asPostgresArray(values: readonly Json[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    if (Array.isArray(value)) return asPostgresArray(value);
    return JSON.stringify(typeof value === 'object' ? JSON.stringify(value) : value);
  });
  return `{${items.join(',')}}`;
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { SqlDatabase, SqlStatement } from './sql-database.ts';

/**
 * Answers Neon's `POST /sql`: `{query, params}` or, in one transaction, `{queries: […]}`. A refused
 * statement is 400 with PostgreSQL's own error fields, which the driver turns into its `NeonDbError`;
 * when PostgreSQL cannot be reached, or goes away in the middle, it is 500 with a sentence and no code.
 */
export async function answerSql(
  database: SqlDatabase,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = JSON.parse(await readText(request)) as SqlStatement & { queries?: SqlStatement[] };
    const answer = body.queries
      ? { results: await database.runBatch(body.queries, batchMode(request.headers)) }
      : await database.run(body);
    send(response, 200, answer);
  } catch (error) {
    send(response, isRefusal(error) ? 400 : 500, errorFields(error));
  }
}

const isolationLevels: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
};

/** The transaction mode that the driver asks for in its headers, as SQL. */
export function batchMode(headers: IncomingHttpHeaders): string {
  const level = isolationLevels[String(headers['neon-batch-isolation-level'] ?? '')];
  return [
    level && `ISOLATION LEVEL ${level}`,
    headers['neon-batch-read-only'] === 'true' && 'READ ONLY',
    headers['neon-batch-deferrable'] === 'true' && 'DEFERRABLE',
  ]
    .filter(Boolean)
    .join(' ');
}

const reported = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

/** Whether PostgreSQL itself said no: only it tells how severe an error is. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && typeof Reflect.get(error, 'severity') === 'string';

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = new Map(Object.entries(error));
  return {
    message: error.message,
    ...Object.fromEntries(reported.map((name) => [name, fields.get(name)])),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}

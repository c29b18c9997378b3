import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { checkConnectionString } from './credentials.ts';
import { jsonValue } from './json-value.ts';
import type { HttpLimits } from './limits.ts';
import { ProxyRefusal } from './proxy-refusal.ts';
import { type RequestedStatement, readStatements } from './read-statements.ts';
import { type SqlAnswer, type SqlDatabase, Unreachable } from './sql-database.ts';

/**
 * Emulates Neon's HTTP proxy. It accepts `POST /sql` with `{query, params}` for one statement or `{queries:
 * […]}` for one transaction, and a browser's preflight request. Any other request gets 400.
 *
 * If PostgreSQL rejects a statement, the response is 400 with PostgreSQL's error fields, which the driver
 * turns into its `NeonDbError`. If the connection to PostgreSQL breaks, the response is 400 without an error
 * code; if it cannot be opened, the response is 500. If the caller disconnects, its statement is cancelled.
 */
export async function answerSql(
  database: SqlDatabase,
  limits: HttpLimits,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('neon-request-id', randomUUID());
  if (request.url !== '/sql' || (request.method !== 'POST' && request.method !== 'OPTIONS')) {
    return send(response, 400, 'query is not supported');
  }
  response.setHeader('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') return answerPreflight(response);

  const left = new AbortController();
  response.once('close', () => left.abort());
  const limitMs = limits.timeLimitMs ?? Number.POSITIVE_INFINITY;
  const timer = Number.isFinite(limitMs) ? setTimeout(() => left.abort(), limitMs) : undefined;
  const began = performance.now();
  let status = 200;
  let body: unknown;
  try {
    body = await answer(database, limits, request, response, left.signal);
  } catch (error) {
    status = statusOf(error);
    body = errorFields(error);
  }
  clearTimeout(timer);
  // Checks the elapsed time too, because an embedded database blocks the thread and so delays the timer.
  if (performance.now() - began >= limitMs) sendTooLate(response, limitMs);
  else send(response, status, body);
}

async function answer(
  database: SqlDatabase,
  limits: HttpLimits,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<unknown> {
  const { headers } = request;
  checkConnectionString(headerOf(headers, 'neon-connection-string'));
  const mode = batchMode(headers);
  const { isBatch, statements } = readStatements(await readText(request, limits.maxRequestBytes));
  const answers = await database.run(statements, isBatch ? mode : null, signal);
  const budget = { left: limits.maxResponseBytes, max: limits.maxResponseBytes };
  const results = answers.map((one, at) => writeAnswer(one, statements[at], headers, budget));
  if (!isBatch) return results[0];
  for (const name of batchHeaders) {
    const value = headerOf(headers, name);
    const repeats = name === 'neon-batch-isolation-level' ? value !== undefined : value === 'true';
    if (value !== undefined && repeats) response.setHeader(name, value);
  }
  return { results };
}

/** Formats one result as the request's headers require; throws if the rows exceed the size limit. */
function writeAnswer(
  { command, rowCount, rows, fields }: SqlAnswer,
  statement: RequestedStatement | undefined,
  headers: IncomingHttpHeaders,
  budget: { left: number; max: number },
) {
  const rowAsArray = statement?.arrayMode ?? headers['neon-array-mode'] === 'true';
  const isRaw = headers['neon-raw-text-output'] === 'true';
  const written = rows.map((row) => {
    const values = row.map((text, at) =>
      text === null || isRaw ? text : jsonValue(text, fields[at]?.dataTypeID ?? 0),
    );
    const shaped = rowAsArray
      ? values
      : Object.fromEntries(values.map((value, at) => [fields[at]?.name ?? '', value]));
    budget.left -= Buffer.byteLength(JSON.stringify(shaped));
    if (budget.left < 0) {
      throw new ProxyRefusal(507, `response is too large (max is ${budget.max} bytes)`);
    }
    return shaped;
  });
  return { rowAsArray, fields, rows: written, command, rowCount };
}

const isolationLevels = new Map([
  ['ReadUncommitted', 'READ UNCOMMITTED'],
  ['ReadCommitted', 'READ COMMITTED'],
  ['RepeatableRead', 'REPEATABLE READ'],
  ['Serializable', 'SERIALIZABLE'],
]);
const batchHeaders = [
  'neon-batch-isolation-level',
  'neon-batch-read-only',
  'neon-batch-deferrable',
] as const;

/**
 * Returns the transaction mode requested in the driver's headers, as SQL. Only the header value `true` counts
 * as true.
 */
function batchMode(headers: IncomingHttpHeaders): string {
  const named = headerOf(headers, 'neon-batch-isolation-level');
  const level = named === undefined ? '' : isolationLevels.get(named);
  if (level === undefined) throw new ProxyRefusal(400, 'invalid isolation level');
  return [
    level && `ISOLATION LEVEL ${level}`,
    headers['neon-batch-read-only'] === 'true' && 'READ ONLY',
    headers['neon-batch-deferrable'] === 'true' && 'DEFERRABLE',
  ]
    .filter(Boolean)
    .join(' ');
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const reported = [
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'severity',
  'where',
  'table',
  'column',
  'schema',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

const statusOf = (error: unknown): number => {
  if (error instanceof ProxyRefusal) return error.status;
  return error instanceof Unreachable ? 500 : 400;
};

/**
 * Returns every error field. A field is null if PostgreSQL did not report it or never received the statement.
 */
function errorFields(error: unknown): Record<string, unknown> {
  const reason = error instanceof Unreachable && error.cause ? error.cause : error;
  const given = new Map<string, unknown>(
    reason instanceof ProxyRefusal ? Object.entries(reason.fields) : Object.entries(reason ?? {}),
  );
  // An error code without a severity comes from Node, not from PostgreSQL (for example ECONNREFUSED).
  const isPostgres = typeof given.get('severity') === 'string';
  return {
    message: reason instanceof Error ? reason.message : String(reason),
    ...Object.fromEntries(reported.map((name) => [name, (isPostgres && given.get(name)) || null])),
  };
}

async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Reads the rest of the request even if it is too large, because a caller that is still sending would not
    // see the response.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) {
    throw new ProxyRefusal(413, `request is too large (max is ${maxBytes} bytes)`);
  }
  return Buffer.concat(chunks).toString();
}

/** Sends the proxy's old time-limit message, including its misspelling. */
function sendTooLate(response: ServerResponse, limitMs: number): void {
  const seconds = Math.floor(limitMs / 1_000);
  const message = `HTTP-Connection timed out, execution time exeeded ${seconds} seconds`;
  send(response, 504, { message, code: 504 });
}

function answerPreflight(response: ServerResponse): void {
  response
    .writeHead(200, {
      allow: 'OPTIONS, POST',
      'access-control-allow-headers':
        'Authorization, Neon-Connection-String, Neon-Raw-Text-Output, Neon-Array-Mode, Neon-Pool-Opt-In, Neon-Batch-Read-Only, Neon-Batch-Isolation-Level',
      'access-control-max-age': '86400',
    })
    .end();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return;
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}

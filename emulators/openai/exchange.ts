import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';
import type { CallLog } from './call-log.ts';
import type { Dialect } from './dialects.ts';
import type { FaultPlan, Faults } from './faults.ts';
import type { UsageLedger } from './usage-ledger.ts';

/** One call to the emulator, with the data needed to respond to it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  faults: FaultPlan;
  ledger: UsageLedger;
  calls: CallLog;
  dialect: Dialect;
}

/** An error in OpenAI's format: `{error: {message, type, code, param}}`. */
export class OpenAiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly param: string | null;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    code: string,
    message: string,
    more: { type?: string; param?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = more.type ?? (status >= 500 ? 'server_error' : 'invalid_request_error');
    this.param = more.param ?? null;
    this.headers = more.headers ?? {};
  }
}

const maxBytes = 4_000_000;

/** Parses and validates a JSON body. */
export async function parseBody<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  return checkBody(await readJson(request), schema);
}

/** Parses the JSON of a request without validating it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new OpenAiError(413, 'too_large', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new OpenAiError(400, 'invalid_json', 'The body is not JSON.');
  }
}

/** Validates a body against its schema; the 400 error names the first invalid field. */
export function checkBody<T>(body: unknown, schema: z.ZodType<T>): T {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const param = issue?.path.join('.') ?? '';
  throw new OpenAiError(400, 'invalid_type', `Invalid '${param}': ${issue?.message}`, { param });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendError(response: ServerResponse, refusal: OpenAiError, dialect: Dialect): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { message, type, code, param } = refusal;
  response
    .writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers })
    .end(JSON.stringify(dialect.error(refusal.status, { message, type, code, param })));
}

/** Returns the error that the faults specify. */
export function faultError(faults: Faults & { refusedWith?: number }): OpenAiError {
  const status = faults.refusedWith ?? 500;
  const code = faults.errorCode ?? (status === 429 ? 'rate_limit_exceeded' : 'emulated_fault');
  const { retryAfterSeconds, errorHeaders } = faults;
  return new OpenAiError(status, code, `The emulator was told to answer ${status}.`, {
    ...(faults.errorType && { type: faults.errorType }),
    ...(faults.errorParam && { param: faults.errorParam }),
    headers: {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...errorHeaders,
    },
  });
}

/**
 * Waits `ms` milliseconds, or until the caller disconnects. Returns true if the caller is still connected.
 */
export function pause(response: ServerResponse, ms: number): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  if (ms <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (still: boolean) => {
      clearTimeout(timer);
      response.off('close', gone);
      resolve(still);
    };
    const gone = () => done(false);
    const timer = setTimeout(() => done(true), ms);
    response.once('close', gone);
  });
}

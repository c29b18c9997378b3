import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { CallLog } from './call-log.ts';
import type { FaultPlan } from './faults.ts';
import type { UsageLedger } from './usage-ledger.ts';

/** One call to the emulator and what it needs to be answered. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  faults: FaultPlan;
  ledger: UsageLedger;
  calls: CallLog;
}

/** A refusal in OpenAI's shape: `{error: {message, type, code, param}}`. */
export class OpenAiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

const maxBytes = 4_000_000;

/** Reads and checks a JSON body. */
export async function parseBody<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new OpenAiError(413, 'too_large', 'The request is too large.');
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new OpenAiError(400, 'invalid_json', 'The body is not JSON.');
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new OpenAiError(400, 'invalid_request', `${issue?.path.join('.')}: ${issue?.message}`);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendError(response: ServerResponse, refusal: OpenAiError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const type = refusal.status >= 500 ? 'server_error' : 'invalid_request_error';
  response
    .writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers })
    .end(
      JSON.stringify({
        error: { message: refusal.message, type, code: refusal.code, param: null },
      }),
    );
}

/** The refusal that a fault asks for. */
export function faultError(status: number, retryAfterSeconds?: number): OpenAiError {
  const code = status === 429 ? 'rate_limit_exceeded' : 'emulated_fault';
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return new OpenAiError(status, code, `The emulator was told to answer ${status}.`, headers);
}

/** Waits, or stops waiting when the caller goes away. Answers whether the caller is still there. */
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerModeration } from './answer-moderation.ts';
import { CallLog, type LoggedCall } from './call-log.ts';
import { type Answer, answerChat } from './chat/answer-chat.ts';
import { standInModels } from './demo-models.ts';
import { type Dialect, type DialectName, dialects } from './dialects.ts';
import { type Exchange, OpenAiError, parseBody, sendError, sendJson } from './exchange.ts';
import { FaultPlan, Faults, type Pace } from './faults.ts';
import { answerImage } from './images/answer-image.ts';
import { answerSpeech } from './speech/answer-speech.ts';
import { TokenBucket, type TokenLimit } from './token-bucket.ts';
import { type PartUsage, UsageLedger } from './usage-ledger.ts';

export interface OpenAIOptions {
  /** Port on 127.0.0.1; if absent, the system chooses a free one. */
  port?: number;
  /** Generates the replies to chats. */
  answer: Answer;
  /** The languages that `answer` supports, reported at `GET /_dev/writer`. */
  languages?: readonly string[];
  /** Converts a text to a form that the voice can read. By default, the voice reads the text unchanged. */
  reading?: (text: string, language: string) => string;
  /** The default pace; a fault can override it. Without a pace, all tokens are sent at once. */
  pace?: Pace;
  /** The moderation model's limit of tokens per time window. Calls beyond it get 429. */
  moderationLimit?: TokenLimit;
  /** The server to emulate, if it is not OpenAI. */
  dialect?: DialectName;
  seed?: number;
  /** The announced shutdown dates (`YYYY-MM-DD`) by model name, as `GET /v1/models` returns them. */
  shutdowns?: Readonly<Record<string, string>>;
}

export interface OpenAIEmulator {
  /** The value for `OPENAI_BASE_URL`. */
  url: string;
  port: number;
  setFaults(faults: Faults): void;
  usage(): Record<string, PartUsage>;
  clearUsage(): void;
  /** The latest chat calls, oldest first. */
  calls(): LoggedCall[];
  close(): Promise<void>;
}

/**
 * Emulates OpenAI's API on 127.0.0.1 for the real `openai` package: chat completions, speech, images,
 * moderations and the list of models. It rejects the same requests as OpenAI.
 *
 * `POST /_dev/faults` sets faults. `GET /_dev/usage` returns the exact token sums. `GET /_dev/calls` returns
 * when each chat began and ended. `GET /_dev/writer` identifies the emulator as the demo writer and lists the
 * languages that it supports.
 */
export async function startOpenAI(options: OpenAIOptions): Promise<OpenAIEmulator> {
  const faults = new FaultPlan(options.pace ?? {}, options.seed ?? 1);
  const ledger = new UsageLedger();
  const calls = new CallLog();
  const reading = options.reading ?? ((text: string) => text);
  const dialect: Dialect = dialects[options.dialect ?? 'openai'];
  const admission = admit(dialect);
  const bucket = options.moderationLimit && new TokenBucket(options.moderationLimit);
  const has = (endpoint: Dialect['endpoints'][number]) => dialect.endpoints.includes(endpoint);
  const routes: Record<string, (exchange: Exchange) => Promise<void>> = {
    'POST /v1/chat/completions': (exchange) =>
      admission(() => answerChat(exchange, options.answer, reading)),
    'GET /v1/models': async ({ response }) =>
      sendJson(response, 200, listModels(dialect, options.shutdowns)),
    ...(has('speech') && {
      'POST /v1/audio/speech': (exchange) => answerSpeech(exchange, reading),
    }),
    ...(has('images') && { 'POST /v1/images/generations': answerImage }),
    ...(has('moderations') && {
      'POST /v1/moderations': (exchange) => answerModeration(exchange, bucket),
    }),
    'POST /_dev/faults': async ({ request, response }) => {
      faults.set(await parseBody(request, Faults));
      response.writeHead(204).end();
    },
    ...(dialect.models === 'stand-in' && {
      'GET /_dev/writer': async ({ response }: Exchange) =>
        sendJson(response, 200, { languages: options.languages ?? [], speech: true }),
    }),
    'GET /_dev/usage': async ({ response }) => sendJson(response, 200, ledger.all()),
    'DELETE /_dev/usage': async ({ response }) => {
      ledger.clear();
      response.writeHead(204).end();
    },
    'GET /_dev/calls': async ({ response }) => sendJson(response, 200, calls.all()),
    'DELETE /_dev/calls': async ({ response }) => {
      calls.clear();
      response.writeHead(204).end();
    },
  };

  const server = createServer((request, response) => {
    const route = routes[`${request.method} ${request.url?.split('?')[0]}`];
    const work = route
      ? route({ request, response, faults, ledger, calls, dialect })
      : Promise.reject(new OpenAiError(404, 'unknown_url', 'The emulator has no such address.'));
    work.catch((error: unknown) => {
      const refusal =
        error instanceof OpenAiError
          ? error
          : new OpenAiError(500, 'emulator_error', String(error));
      if (!(error instanceof OpenAiError)) console.error(error);
      sendError(response, refusal, dialect);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    setFaults: (wanted) => faults.set(wanted),
    usage: () => ledger.all(),
    clearUsage: () => ledger.clear(),
    calls: () => calls.all(),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Admits chats as the emulated server does: no chats while its model is loading, and one chat at a time if
 * `single` is set.
 */
function admit({ loading, single }: Dialect) {
  let left = loading;
  let last: Promise<unknown> = Promise.resolve();
  return async (chat: () => Promise<void>): Promise<void> => {
    if (left > 0) {
      left -= 1;
      throw new OpenAiError(503, 'unavailable', 'Loading model', { type: 'unavailable_error' });
    }
    if (!single) return chat();
    const mine = last.then(chat);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Handles `GET /v1/models` (developers.openai.com/api/reference/resources/models/methods/list). */
const listModels = (
  { models }: Dialect,
  shutdowns: Readonly<Record<string, string>> = {},
): unknown => ({
  object: 'list',
  data: (Array.isArray(models) ? models : Object.keys(standInModels)).map((id: string) => ({
    ...{ id, object: 'model', created: 1_764_000_000, owned_by: 'lexiloom' },
    ...(models === 'stand-in' && { shutdown_date: shutdowns[id] ?? null }),
  })),
});

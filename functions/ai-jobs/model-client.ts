import { APIConnectionError, APIError, APIUserAbortError } from 'openai/core/error';
import { Stream } from 'openai/core/streaming';
import type { SpeechCreateParams } from 'openai/resources/audio/speech';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images';
import type { ModerationCreateParams } from 'openai/resources/moderations';
import * as z from 'zod';
import { ModelFailure } from './model-failure.ts';

/** Where the model is, and the `fetch` that tests replace. */
export interface ModelClientSettings {
  baseUrl: string | undefined;
  apiKey: string;
  fetch?: typeof fetch;
}

const openAI = 'https://api.openai.com/v1';

const ImageAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish() })).nullish(),
  usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }).nullish(),
});
const ModerationAnswer = z.object({ results: z.array(z.object({ flagged: z.boolean() })) });

/**
 * The line to an OpenAI-compatible server: the four requests Lexiloom makes, each settled at the
 * headers. This is the only file that knows the `openai` package. It takes the package's stream, errors
 * and types, not its client: that one carries every resource OpenAI ever had, 100 KB compressed.
 */
export function openModelClient({ baseUrl = openAI, apiKey, fetch: given }: ModelClientSettings) {
  const send: typeof fetch = given ?? ((url, init) => fetch(url, init));

  async function post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    let response: Response;
    try {
      response = await send(`${baseUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
    } catch (error) {
      if (signal.aborted) throw new APIUserAbortError();
      throw new APIConnectionError({ message: error instanceof Error ? error.name : 'unknown' });
    }
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    throw APIError.generate(response.status, parseJson(text), undefined, response.headers);
  }

  return {
    /** The pieces of a reply; aborting `stop` ends them without an error. */
    async chat(
      asked: ChatCompletionCreateParamsStreaming,
      stop: AbortController,
    ): Promise<AsyncIterable<ChatCompletionChunk>> {
      const response = await post('/chat/completions', asked, stop.signal);
      return Stream.fromSSEResponse<ChatCompletionChunk>(response, stop);
    },
    /** The sound is the body. */
    speech: (asked: SpeechCreateParams, signal: AbortSignal) =>
      post('/audio/speech', asked, signal),
    async image(asked: ImageGenerateParamsNonStreaming, signal: AbortSignal) {
      return parseResponse(ImageAnswer, await post('/images/generations', asked, signal));
    },
    async moderation(asked: ModerationCreateParams, signal: AbortSignal) {
      return parseResponse(ModerationAnswer, await post('/moderations', asked, signal));
    },
  };
}

export type Line = ReturnType<typeof openModelClient>;

async function parseResponse<T>(schema: z.ZodType<T>, response: Response): Promise<T> {
  const answer = schema.safeParse(parseJson(await response.text()));
  if (answer.success) return answer.data;
  throw new ModelFailure('model_nonsense', 'not an answer to what was asked');
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whatever went wrong on the line, as one of our own reasons. */
export function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ModelFailure('model_slow', 'deadline');
  }
  if (error instanceof APIUserAbortError) return new ModelFailure('model_slow', 'deadline');
  if (error instanceof APIConnectionError) return new ModelFailure('model_down', 'no connection');
  if (!(error instanceof APIError)) {
    return new ModelFailure('model_cut_off', error instanceof Error ? error.name : 'unknown');
  }
  const { status, code } = error;
  if (status === undefined) return new ModelFailure('model_cut_off', 'the stream broke');
  const retryAfterMs = parseRetryAfter(error.headers);
  if (status === 429) return new ModelFailure('model_busy', '429', { retryAfterMs });
  if (status >= 500) return new ModelFailure('model_down', String(status), { retryAfterMs });
  if (status === 400 && code === 'content_policy_violation') {
    return new ModelFailure('model_refused', 'content policy');
  }
  if (code === 'demo_writer_unsupported') {
    return new ModelFailure('not_supported', 'the demo writer cannot');
  }
  // A time-out or a clash may pass; any other fault of ours stays one however often it is sent.
  const passes = status === 408 || status === 409;
  return new ModelFailure(passes ? 'model_down' : 'model_setup', `${status} ${code ?? ''}`);
}

/** `Retry-After` in seconds or as a date, and the vendor's own `retry-after-ms`. */
function parseRetryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms'));
  if (milliseconds > 0) return milliseconds;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return seconds * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

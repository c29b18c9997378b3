import { APIConnectionError, APIError, APIUserAbortError } from 'openai/core/error';
import { Stream } from 'openai/core/streaming';
import type { SpeechCreateParams } from 'openai/resources/audio/speech';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images';
import type { ModerationCreateParams } from 'openai/resources/moderations';
import * as z from 'zod/mini';
import type { ModelServer } from './model.ts';
import { ModelFailure } from './model-failure.ts';

const count = z.int().check(z.minimum(0));

const ChatAnswer = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.object({
          content: z.nullish(z.string()),
          refusal: z.nullish(z.string()),
          audio: z.nullish(z.object({ data: z.base64(), transcript: z.string() })),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(
    z.object({
      prompt_tokens: count,
      completion_tokens: count,
      completion_tokens_details: z.nullish(z.object({ audio_tokens: z.nullish(count) })),
    }),
  ),
});

const ImageAnswer = z.object({
  data: z.nullish(z.array(z.object({ b64_json: z.nullish(z.string()) }))),
  usage: z.nullish(z.object({ input_tokens: count, output_tokens: count })),
});
const ModerationAnswer = z.object({ results: z.array(z.object({ flagged: z.boolean() })) });

/**
 * The response of `GET /models` (developers.openai.com/api/reference/resources/models). It includes the
 * shutdown date of a model if the provider has announced one.
 */
const ModelList = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.nullish(z.iso.date()) })),
});
export type ListedModel = z.infer<typeof ModelList>['data'][number];

/**
 * Creates the client for requests to an OpenAI-compatible server. Each promise settles when the headers
 * arrive.
 *
 * No other file uses the `openai` package's resources. This file imports the package's stream, errors and
 * types, but not its client, which includes every resource OpenAI ever had (100 KB compressed).
 */
export function openModelClient(send: typeof fetch = (url, init) => fetch(url, init)) {
  async function request(server: ModelServer, path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await send(`${server.baseUrl}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
      });
    } catch (error) {
      if (init.signal?.aborted) throw new APIUserAbortError();
      throw new APIConnectionError({ message: error instanceof Error ? error.name : 'unknown' });
    }
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    throw APIError.generate(response.status, parseJson(text), text, response.headers);
  }

  const post = (server: ModelServer, path: string, body: object, signal: AbortSignal) =>
    request(server, path, { method: 'POST', body: JSON.stringify(body), signal });

  return {
    /** Streams the chunks of a reply. Aborting `stop` ends the stream without an error. */
    async chatStream(
      server: ModelServer,
      asked: ChatCompletionCreateParamsStreaming,
      stop: AbortController,
    ): Promise<AsyncIterable<ChatCompletionChunk>> {
      const response = await post(server, '/chat/completions', asked, stop.signal);
      return Stream.fromSSEResponse<ChatCompletionChunk>(response, stop);
    },
    /** Returns a reply in one piece. With `modalities: ['text', 'audio']`, its audio is base64. */
    async chat(
      server: ModelServer,
      asked: ChatCompletionCreateParamsNonStreaming,
      signal: AbortSignal,
    ) {
      return parseResponse(ChatAnswer, await post(server, '/chat/completions', asked, signal));
    },
    /** Returns a response whose body is the audio. */
    speech: (server: ModelServer, asked: SpeechCreateParams, signal: AbortSignal) =>
      post(server, '/audio/speech', asked, signal),
    async image(server: ModelServer, asked: ImageGenerateParamsNonStreaming, signal: AbortSignal) {
      return parseResponse(ImageAnswer, await post(server, '/images/generations', asked, signal));
    },
    async moderation(server: ModelServer, asked: ModerationCreateParams, signal: AbortSignal) {
      return parseResponse(ModerationAnswer, await post(server, '/moderations', asked, signal));
    },
    async models(server: ModelServer, signal: AbortSignal): Promise<ListedModel[]> {
      const answer = await request(server, '/models', { method: 'GET', signal });
      return (await parseResponse(ModelList, answer)).data;
    },
  };
}

export type ModelClient = ReturnType<typeof openModelClient>;

async function parseResponse<T>(schema: z.core.$ZodType<T>, response: Response): Promise<T> {
  const answer = z.safeParse(schema, parseJson(await response.text()));
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

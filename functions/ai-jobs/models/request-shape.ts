import { APIError } from 'openai/core/error';

/**
 * How a server is asked for a chat. OpenAI takes the first form of each; servers that speak its dialect
 * take other ones, and say so by refusing a parameter. What a refusal taught is kept for the server and
 * model, so that it costs one refused request, which is not billed.
 */
export interface RequestShape {
  /** What limits the reply. Ollama and older servers read `max_tokens` alone, without a word. */
  limit: 'max_completion_tokens' | 'max_tokens';
  /** What the reply has to look like: a schema, any JSON, or only what the prompt says. */
  format: 'json_schema' | 'json_object' | 'prompt';
  effort: boolean;
  /** Whether the usage comes with the stream. */
  usage: boolean;
  /** An organisation that is not verified may not stream some models: the reply then comes whole. */
  stream: boolean;
  /** The tokens of prompt and reply together, where a refusal told them. */
  contextTokens: number | null;
}

/** Where the conversation with a server begins. */
export const firstShape = (isOpenAi: boolean): RequestShape => ({
  limit: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
  format: 'json_schema',
  effort: true,
  usage: true,
  stream: true,
  contextTokens: null,
});

/** Statuses of refusals that say what is wrong with a request; older llama.cpp says it with 500. */
const telling = [400, 404, 422, 500, 501];

/** The next form to try after a refusal; null when the refusal names nothing that could be left out. */
export function shapeAfter(shape: RequestShape, error: unknown): RequestShape | null {
  if (!(error instanceof APIError) || !telling.includes(error.status ?? 0)) return null;
  const said = `${error.param ?? ''} ${error.code ?? ''} ${error.message}`;
  // First of all, because the sentence may name the limit as well.
  const contextTokens = contextIn(error);
  if (contextTokens !== null) {
    const isNews = contextTokens < (shape.contextTokens ?? Number.POSITIVE_INFINITY);
    return isNews ? { ...shape, contextTokens } : null;
  }
  if (shape.format !== 'prompt' && /response_format|json_schema|json_object|grammar/i.test(said)) {
    return { ...shape, format: shape.format === 'json_schema' ? 'json_object' : 'prompt' };
  }
  if (error.status === 500) return null;
  if (shape.usage && /stream_options|include_usage/.test(said)) return { ...shape, usage: false };
  if (shape.effort && /reasoning_effort|reasoning effort/i.test(said)) {
    return { ...shape, effort: false };
  }
  if (shape.limit === 'max_completion_tokens' && /max_completion_tokens/.test(said)) {
    return { ...shape, limit: 'max_tokens' };
  }
  if (shape.limit === 'max_tokens' && /max_tokens/.test(said)) {
    return { ...shape, limit: 'max_completion_tokens' };
  }
  if (shape.format !== 'prompt' && /schema/i.test(said)) {
    return { ...shape, format: shape.format === 'json_schema' ? 'json_object' : 'prompt' };
  }
  const mayNotStream = error.param === 'stream' || /verified to stream/i.test(error.message);
  return shape.stream && mayNotStream ? { ...shape, stream: false } : null;
}

/**
 * The context that a refusal names: OpenAI, vLLM and OpenRouter say it in a sentence, llama.cpp in
 * `n_ctx`. Null for any other refusal.
 */
function contextIn({ message, error }: APIError): number | null {
  const told = /maximum context length (?:of|is) (\d+)/i.exec(message)?.[1];
  const field: unknown = typeof error === 'object' && error ? Reflect.get(error, 'n_ctx') : null;
  const tokens = Number(told ?? field ?? 0);
  return tokens > 0 ? tokens : null;
}

/** What was learnt about servers, by address and model, for as long as the isolate lives. */
const learnt = new Map<string, RequestShape>();

/** The shape for a model of a server, and how to note what a refusal taught. */
export function shapesFor(baseUrl: string, model: string, isOpenAi: boolean) {
  const key = `${baseUrl} ${model}`;
  return {
    get: (): RequestShape => learnt.get(key) ?? firstShape(isOpenAi),
    learn: (shape: RequestShape): void => {
      learnt.set(key, shape);
    },
  };
}

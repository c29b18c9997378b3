import { APIError } from 'openai/core/error';

/**
 * The form of a chat request. OpenAI accepts the first value of each field. Compatible servers need other
 * values and reject unknown parameters. After a rejection, the form that works is cached per server and
 * model, so that only one request is rejected. A rejected request is not billed.
 */
export interface RequestShape {
  /**
   * The parameter that limits the length of the reply. Ollama and older servers read only `max_tokens` and
   * silently ignore `max_completion_tokens`.
   */
  limit: 'max_completion_tokens' | 'max_tokens';
  /** How the reply's format is enforced: by a schema, as JSON of any shape, or only by the prompt. */
  format: 'json_schema' | 'json_object' | 'prompt';
  effort: boolean;
  /** True if the stream reports the usage. */
  usage: boolean;
  /**
   * False for an unverified organisation, which may not stream some models. The reply then arrives in one
   * piece.
   */
  stream: boolean;
  /** The context size in tokens, for prompt and reply together, if a rejection stated it; otherwise null. */
  contextTokens: number | null;
}

/** Returns the shape of the first request to a server. */
export const firstShape = (isOpenAi: boolean): RequestShape => ({
  limit: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
  format: 'json_schema',
  effort: true,
  usage: true,
  stream: true,
  contextTokens: null,
});

/**
 * HTTP statuses of rejections whose message names the rejected parameter. Older versions of llama.cpp use
 * 500.
 */
const telling = [400, 404, 422, 500, 501];

/**
 * Returns the shape to try after a rejection. Returns null if the rejection names no parameter that can be
 * changed.
 */
export function shapeAfter(shape: RequestShape, error: unknown): RequestShape | null {
  if (!(error instanceof APIError) || !telling.includes(error.status ?? 0)) return null;
  const said = `${error.param ?? ''} ${error.code ?? ''} ${error.message}`;
  // Checked first because a message about the context size may also name the limit parameter.
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
 * Parses the context size from a rejection. OpenAI, vLLM and OpenRouter put it in the message, llama.cpp in
 * `n_ctx`. Returns null for any other rejection.
 */
function contextIn({ message, error }: APIError): number | null {
  const told = /maximum context length (?:of|is) (\d+)/i.exec(message)?.[1];
  const field: unknown = typeof error === 'object' && error ? Reflect.get(error, 'n_ctx') : null;
  const tokens = Number(told ?? field ?? 0);
  return tokens > 0 ? tokens : null;
}

/**
 * Request shapes learnt from rejections, by address and model. They are cached for the lifetime of the
 * isolate.
 */
const learnt = new Map<string, RequestShape>();

/** Returns the shape for a model on a server, and a function to update it after a rejection. */
export function shapesFor(baseUrl: string, model: string, isOpenAi: boolean) {
  const key = `${baseUrl} ${model}`;
  return {
    get: (): RequestShape => learnt.get(key) ?? firstShape(isOpenAi),
    learn: (shape: RequestShape): void => {
      learnt.set(key, shape);
    },
  };
}

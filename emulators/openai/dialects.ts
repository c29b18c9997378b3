/**
 * Servers that use OpenAI's protocol with differences. Each is as strict as its public documentation:
 * Ollama's compatibility page, llama.cpp's `tools/server/README.md`, vLLM's "OpenAI-Compatible Server",
 * LocalAI's and OpenRouter's API pages (November 2026).
 */
export interface Dialect {
  /** Supported endpoints besides chat completions and the list of models. */
  endpoints: readonly ('speech' | 'images' | 'moderations')[];
  /** Names of chat models. `any` accepts every name, as llama.cpp does, which has only one model loaded. */
  models: readonly string[] | 'any' | 'stand-in';
  /**
   * The parameters that the server reads as the reply's token limit. It ignores other parameters; without a
   * limit, a reply may never end.
   */
  limits: readonly ('max_completion_tokens' | 'max_tokens')[];
  /**
   * Rejected parameters, with the error for each. `json_schema` and `json_object` are values of
   * `response_format`.
   */
  refused: Readonly<Record<string, { status: number; message: string }>>;
  /**
   * The messages that the chat template accepts: any, or one system message followed by alternating turns.
   */
  template: 'any' | 'strict';
  /** The field in which the server returns reasoning. */
  thoughts: 'hidden' | 'reasoning' | 'reasoning_content' | 'in content';
  /** Number of reasoning tokens that the model generates even if the request does not ask for reasoning. */
  thinks: number;
  usage: 'when asked' | 'always' | 'never';
  finish: string;
  /**
   * The context size in tokens, for prompt and reply together, and the server's reaction to a request that
   * exceeds it.
   */
  context: { tokens: number; more: 'limit refused' | 'prompt refused' | 'prompt cut' } | null;
  /** Whether the server handles only one request at a time. Other requests wait without a response. */
  single: boolean;
  /** Number of calls that fail at first because the server is still loading its model. */
  loading: number;
  /** Whether a stream begins with SSE comments. */
  comments: boolean;
  /** Builds the response body of an error. */
  error(
    status: number,
    error: { message: string; type: string; code: string; param: string | null },
  ): unknown;
}

const openai: Dialect = {
  endpoints: ['speech', 'images', 'moderations'],
  models: 'stand-in',
  limits: ['max_completion_tokens', 'max_tokens'],
  refused: {},
  template: 'any',
  thoughts: 'hidden',
  thinks: 0,
  usage: 'when asked',
  finish: 'stop',
  context: null,
  single: false,
  loading: 0,
  comments: false,
  error: (_, error) => ({ error }),
};

/** Common traits of self-hosted servers. */
const own: Dialect = { ...openai, endpoints: [], models: ['qwen3:8b'], limits: ['max_tokens'] };

export const dialects = {
  openai,
  /**
   * Ollama accepts only `max_tokens`, returns reasoning in a separate field, uses its own finish reason and
   * reports no usage.
   */
  ollama: {
    ...own,
    ...{ thoughts: 'reasoning', thinks: 200, usage: 'never', finish: 'load' },
    error: (_, { message, type }) => ({ error: { message, type, param: null, code: null } }),
  },
  /**
   * llama.cpp accepts any model name, rejects calls until its model is loaded, and fails to convert the JSON
   * schema to a grammar.
   */
  llamacpp: {
    ...own,
    ...{ models: 'any', thoughts: 'reasoning_content', thinks: 200, usage: 'always', loading: 2 },
    refused: {
      json_schema: { status: 400, message: 'JSON schema conversion failed: Unrecognized schema' },
    },
    context: { tokens: 16_384, more: 'prompt refused' },
    error: (status, { message, type }) => ({
      error: {
        ...{ code: status, message, type },
        ...(type === 'exceed_context_size_error' && { n_ctx: 16_384 }),
      },
    }),
  },
  /** vLLM returns reasoning inside the content, and rejects a token limit beyond its context. */
  vllm: {
    ...own,
    ...{ thoughts: 'in content', thinks: 200 },
    limits: ['max_tokens', 'max_completion_tokens'],
    context: { tokens: 8_192, more: 'limit refused' },
    error: (status, { message, type }) => ({ object: 'error', message, type, code: status }),
  },
  /** An older llama.cpp behind a proxy. It supports no JSON schemas and no usage in streams. */
  localai: {
    ...own,
    refused: {
      json_schema: {
        status: 500,
        message:
          'response_format type must be one of "text" and "json_object", but got: json_schema',
      },
      stream_options: { status: 422, message: 'Extra inputs are not permitted: stream_options' },
    },
    error: (status, { message }) => ({ error: { code: status, message, type: '' } }),
  },
  /**
   * OpenRouter offers many vendors behind one API. It sends comments while waiting, always reports usage and
   * returns reasoning in a separate field.
   */
  openrouter: {
    ...own,
    models: ['qwen/qwen3-8b'],
    ...{ thoughts: 'reasoning', thinks: 200, usage: 'always', comments: true },
    limits: ['max_tokens', 'max_completion_tokens'],
    error: (status, { message }) => ({ error: { code: status, message, metadata: {} } }),
  },
  /** Ollama with its default context size. It silently cuts off the beginning of a long prompt. */
  'small-context': { ...own, context: { tokens: 4_096, more: 'prompt cut' } },
  single: { ...own, single: true },
  /**
   * A server whose chat template accepts only one system message and then alternating turns. It rejects
   * `response_format`, so only the prompt can request JSON.
   */
  'strict-template': {
    ...own,
    template: 'strict',
    refused: {
      json_schema: { status: 400, message: 'response_format is not supported by this model' },
      json_object: { status: 400, message: 'response_format is not supported by this model' },
    },
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

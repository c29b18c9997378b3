/**
 * Servers that speak OpenAI's protocol with differences, as strict as their public documentation says:
 * Ollama's compatibility page, llama.cpp's `tools/server/README.md`, vLLM's "OpenAI-Compatible Server",
 * LocalAI's and OpenRouter's API pages (November 2026).
 */
export interface Dialect {
  /** Endpoints other than chat completions and the list of models. */
  endpoints: readonly ('speech' | 'images' | 'moderations')[];
  /** Names of chat models; `any` accepts every name, like llama.cpp, which has only one model loaded. */
  models: readonly string[] | 'any' | 'stand-in';
  /**
   * The parameters for the reply's token limit that the server reads. It ignores any other, and without a
   * limit a reply may never end.
   */
  limits: readonly ('max_completion_tokens' | 'max_tokens')[];
  /**
   * Rejected parameters, and the error for each; `json_schema` and `json_object` are values of
   * `response_format`.
   */
  refused: Readonly<Record<string, { status: number; message: string }>>;
  /** Which messages the chat template accepts: any, or one system message followed by alternating turns. */
  template: 'any' | 'strict';
  /** Where reasoning is returned. */
  thoughts: 'hidden' | 'reasoning' | 'reasoning_content' | 'in content';
  /** Number of reasoning tokens that the model generates although the request does not ask for reasoning. */
  thinks: number;
  usage: 'when asked' | 'always' | 'never';
  finish: string;
  /** The context size in tokens, prompt and reply together, and what happens to a request that exceeds it. */
  context: { tokens: number; more: 'limit refused' | 'prompt refused' | 'prompt cut' } | null;
  /** Whether the server handles only one request at a time; the others wait without a response. */
  single: boolean;
  /** Number of first calls that fail because the server is still loading its model. */
  loading: number;
  /** Whether a stream begins with SSE comments, before its first event. */
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
   * Accepts only `max_tokens`, returns reasoning in a separate field, has its own finish reason, reports no
   * usage.
   */
  ollama: {
    ...own,
    ...{ thoughts: 'reasoning', thinks: 200, usage: 'never', finish: 'load' },
    error: (_, { message, type }) => ({ error: { message, type, param: null, code: null } }),
  },
  /**
   * Accepts any model name, loads its model first, and converts the JSON schema to a grammar, which fails
   * here.
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
  /** Returns reasoning inside the content, and rejects a token limit beyond its context. */
  vllm: {
    ...own,
    ...{ thoughts: 'in content', thinks: 200 },
    limits: ['max_tokens', 'max_completion_tokens'],
    context: { tokens: 8_192, more: 'limit refused' },
    error: (status, { message, type }) => ({ object: 'error', message, type, code: status }),
  },
  /** An older llama.cpp behind a proxy: no JSON schemas, no usage in streams. */
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
   * Many vendors behind one API: comments while waiting, usage always reported, reasoning in a separate
   * field.
   */
  openrouter: {
    ...own,
    models: ['qwen/qwen3-8b'],
    ...{ thoughts: 'reasoning', thinks: 200, usage: 'always', comments: true },
    limits: ['max_tokens', 'max_completion_tokens'],
    error: (status, { message }) => ({ error: { code: status, message, metadata: {} } }),
  },
  /** Ollama with its default context: silently truncates a long prompt at the front. */
  'small-context': { ...own, context: { tokens: 4_096, more: 'prompt cut' } },
  single: { ...own, single: true },
  /**
   * A chat template that accepts one system message and then alternating turns, and no `response_format`:
   * only the prompt can ask for JSON.
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

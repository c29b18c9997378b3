/**
 * Servers that speak OpenAI's protocol and differ, as strict as their public documents say: Ollama's
 * compatibility page, llama.cpp's `tools/server/README.md`, vLLM's "OpenAI-Compatible Server", LocalAI's
 * and OpenRouter's API pages (November 2026).
 */
export interface Dialect {
  /** Endpoints other than chat and the list of models. */
  endpoints: readonly ('speech' | 'images' | 'moderations')[];
  /** Names of chat models; `any` is llama.cpp, which has one model loaded and takes every name. */
  models: readonly string[] | 'any' | 'stand-in';
  /** Limits of a reply that are read; another one is ignored, and without one a model may not end. */
  limits: readonly ('max_completion_tokens' | 'max_tokens')[];
  /** Parameters that are refused, and how; `json_schema` and `json_object` are values of `response_format`. */
  refused: Readonly<Record<string, { status: number; message: string }>>;
  /** Whether the chat template takes any messages, or one system message and then turns. */
  template: 'any' | 'strict';
  /** Where thinking is returned. */
  thoughts: 'hidden' | 'reasoning' | 'reasoning_content' | 'in content';
  /** Tokens that are thought unasked. */
  thinks: number;
  usage: 'when asked' | 'always' | 'never';
  finish: string;
  /** Tokens of prompt and reply together, and what happens to more. */
  context: { tokens: number; more: 'limit refused' | 'prompt refused' | 'prompt cut' } | null;
  /** One question at a time; others wait in silence. */
  single: boolean;
  /** So many first calls meet a server that is loading its model. */
  loading: number;
  /** Comments in a stream before its first event. */
  comments: boolean;
  /** The body of an error. */
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

/** Common traits of servers on somebody's own machine. */
const own: Dialect = { ...openai, endpoints: [], models: ['qwen3:8b'], limits: ['max_tokens'] };

export const dialects = {
  openai,
  /**
   * Accepts only `max_tokens`, returns thinking beside the content, has its own finish reason, reports no
   * usage.
   */
  ollama: {
    ...own,
    ...{ thoughts: 'reasoning', thinks: 200, usage: 'never', finish: 'load' },
    error: (_, { message, type }) => ({ error: { message, type, param: null, code: null } }),
  },
  /** Takes any name, loads its model first, and makes a grammar of a schema, here without success. */
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
  /** Thinks inside the content, and refuses a limit beyond its context. */
  vllm: {
    ...own,
    ...{ thoughts: 'in content', thinks: 200 },
    limits: ['max_tokens', 'max_completion_tokens'],
    context: { tokens: 8_192, more: 'limit refused' },
    error: (status, { message, type }) => ({ object: 'error', message, type, code: status }),
  },
  /** An older llama.cpp behind a front: no schemas, no usage of streams. */
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
  /** Many vendors behind one door: comments while it waits, usage unasked, thoughts beside the content. */
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
  /** A chat template that takes one system message and then turns; no format but what the prompt says. */
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

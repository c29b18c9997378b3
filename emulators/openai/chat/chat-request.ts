import * as z from 'zod';
import { strictProblems } from '#lessons/questions/reply-schema.ts';
import { type StandInModel, standInModels } from '../demo-models.ts';
import { OpenAiError } from '../exchange.ts';

/**
 * All parameters of `POST /v1/chat/completions` (the `openai` package's `ChatCompletionCreateParams`,
 * November 2026). Any other parameter is rejected.
 */
const parameters = new Set(
  'audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens messages metadata modalities model moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options'.split(
    ' ',
  ),
);

/** Parameters that reasoning models reject (developers.openai.com/api/docs/guides/deployment-checklist). */
const samplers = [
  'temperature',
  'top_p',
  'presence_penalty',
  'frequency_penalty',
  'logprobs',
  'stop',
];

export const Message = z.strictObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.string(),
});
export type Message = z.infer<typeof Message>;

/** The fields of a request that the emulator uses. */
export const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({
      include_usage: z.boolean().optional(),
      include_obfuscation: z.boolean().optional(),
    })
    .nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  max_tokens: z.int().positive().nullish(),
  reasoning_effort: z.string().nullish(),
  modalities: z.array(z.enum(['text', 'audio'])).nullish(),
  audio: z
    .strictObject({ voice: z.string(), format: z.enum(['wav', 'mp3', 'flac', 'opus', 'pcm16']) })
    .nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text') }),
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          description: z.string().optional(),
          strict: z.boolean().nullish(),
          schema: z.record(z.string(), z.unknown()).optional(),
        }),
      }),
    ])
    .nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

const unsupported = (param: string, message: string, code = 'unsupported_value') =>
  new OpenAiError(400, code, message, { param });

/**
 * Returns the model with this name if its kind is in `kinds`. Otherwise throws a 404 with OpenAI's message.
 */
export function modelOf(name: string, kinds: readonly StandInModel['kind'][]): StandInModel {
  const model = standInModels[name];
  if (model && kinds.includes(model.kind)) return model;
  const message = `The model \`${name}\` does not exist or you do not have access to it.`;
  throw new OpenAiError(404, 'model_not_found', message);
}

/**
 * Applies OpenAI's checks to a chat request. Throws for parameters, reasoning efforts, schemas and audio that
 * the model does not support; otherwise returns the model.
 */
export function checkChat(body: Record<string, unknown>, asked: ChatRequest): StandInModel {
  for (const name of Object.keys(body)) {
    if (!parameters.has(name)) {
      throw unsupported(name, `Unknown parameter: '${name}'.`, 'unknown_parameter');
    }
  }
  const model = modelOf(asked.model, ['chat', 'audio-chat']);
  const effort = asked.reasoning_effort;
  if (model.efforts) {
    if ('max_tokens' in body) {
      const message =
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
      throw unsupported('max_tokens', message, 'unsupported_parameter');
    }
    const sampler = effort === 'none' ? undefined : samplers.find((name) => name in body);
    if (sampler) {
      const message = `Unsupported value: '${sampler}' does not support ${JSON.stringify(body[sampler])} with this model. Only the default (1) value is supported.`;
      throw unsupported(sampler, message);
    }
    if (effort && model.efforts[effort] === undefined) {
      const known = Object.keys(model.efforts).join("', '");
      const message = `Unsupported value: 'reasoning_effort' does not support '${effort}' with this model. Supported values are: '${known}'.`;
      throw unsupported('reasoning_effort', message);
    }
  } else if ('reasoning_effort' in body) {
    const message = 'Unrecognized request argument supplied: reasoning_effort';
    throw unsupported('reasoning_effort', message, 'unsupported_parameter');
  }
  if (asked.stream_options && !asked.stream) {
    const message = "The 'stream_options' parameter is only allowed when 'stream' is enabled.";
    throw unsupported('stream_options', message, 'invalid_parameter');
  }
  checkSound(asked, model);
  checkFormat(asked, model);
  return model;
}

function checkSound({ modalities, audio, stream }: ChatRequest, { kind }: StandInModel): void {
  const wantsSound = modalities?.includes('audio') ?? false;
  if (wantsSound !== Boolean(audio)) {
    throw unsupported('audio', "'audio' is required, and only allowed, with the modality 'audio'.");
  }
  if (wantsSound !== (kind === 'audio-chat')) {
    const message = wantsSound
      ? 'This model does not support the requested modalities.'
      : 'This model requires that either input content or output modality contain audio.';
    throw unsupported('modalities', message, 'invalid_value');
  }
  if (stream && audio && audio.format !== 'pcm16') {
    const message = `Unsupported value: 'audio.format' does not support '${audio.format}' when stream=true. Supported values are: 'pcm16'.`;
    throw unsupported('audio.format', message);
  }
}

function checkFormat({ response_format: format }: ChatRequest, { kind }: StandInModel): void {
  if (format?.type !== 'json_schema') return;
  if (kind === 'audio-chat') {
    const message =
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.";
    throw unsupported('response_format', message, 'unsupported_parameter');
  }
  const { name, strict, schema } = format.json_schema;
  const problems = strict ? strictProblems(schema) : [];
  if (problems.length > 0) {
    const message = `Invalid schema for response_format '${name}': ${problems.join('; ')}`;
    throw unsupported('response_format', message, 'invalid_json_schema');
  }
}

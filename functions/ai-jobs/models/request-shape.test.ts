import { APIError } from 'openai/core/error';
import { describe, expect, it } from 'vitest';
import { firstShape, type RequestShape, shapeAfter } from './request-shape.ts';

const refused = (message: string, more: object = {}, status = 400) =>
  APIError.generate(status, { error: { message, ...more } }, undefined, new Headers());
const openAi = firstShape(true);
const other = firstShape(false);

/** Error messages of real servers, with the request shape to try next. */
const refusals: [string, RequestShape, APIError, Partial<RequestShape>][] = [
  [
    'OpenAI rejects max_tokens',
    other,
    refused(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: 'max_tokens', code: 'unsupported_parameter' },
    ),
    { limit: 'max_completion_tokens' },
  ],
  [
    'OpenAI does not let the organisation stream',
    openAi,
    refused('Your organization must be verified to stream this model.', {
      param: 'stream',
      code: 'unsupported_value',
    }),
    { stream: false },
  ],
  [
    'OpenAI rejects an effort level for the model',
    openAi,
    refused('Unrecognized request argument supplied: reasoning_effort', {
      param: 'reasoning_effort',
    }),
    { effort: false },
  ],
  [
    'llama.cpp cannot convert the schema to a grammar',
    other,
    refused('JSON schema conversion failed: Unrecognized schema', {
      code: 400,
      type: 'invalid_request_error',
    }),
    { format: 'json_object' },
  ],
  [
    'an old llama.cpp rejects json_schema',
    other,
    refused(
      'response_format type must be one of "text" and "json_object", but got: json_schema',
      {},
      500,
    ),
    { format: 'json_object' },
  ],
  [
    'vLLM rejects a token limit above its context size',
    other,
    refused(
      "'max_tokens' or 'max_completion_tokens' is too large: 10000. This model's maximum context length is 8192 tokens and your request has 900 input tokens.",
    ),
    { contextTokens: 8_192 },
  ],
  [
    'llama.cpp rejects a prompt above its context size',
    other,
    refused('the request exceeds the available context size, try increasing it', {
      ...{ code: 400, type: 'exceed_context_size_error', n_ctx: 4_096 },
    }),
    { contextTokens: 4_096 },
  ],
  [
    'a server fails with an internal error',
    other,
    refused('max_tokens: internal error', {}, 500),
    {},
  ],
  [
    'vLLM rejects stream_options',
    other,
    refused('Extra inputs are not permitted: stream_options', {}, 422),
    { usage: false },
  ],
];

describe('changes of the request shape after a rejection', () => {
  it.each(refusals)(
    'changes the request shape, or gives up, when %s',
    (_, shape, error, change) => {
      const next = shapeAfter(shape, error);
      if (Object.keys(change).length === 0) expect(next).toBeNull();
      else expect(next).toEqual({ ...shape, ...change });
    },
  );

  it('falls back from a schema to plain JSON, then to the prompt alone, and then gives up', () => {
    const error = refused('response_format is not supported');
    const forms: string[] = [];
    for (let shape: RequestShape | null = other; shape; shape = shapeAfter(shape, error)) {
      forms.push(shape.format);
    }
    expect(forms).toEqual(['json_schema', 'json_object', 'prompt']);
  });

  it('does not retry if the context size is known already', () => {
    const error = refused("This model's maximum context length is 8192 tokens.");
    expect(shapeAfter({ ...other, contextTokens: 8_192 }, error)).toBeNull();
  });

  it('does not change the shape after a wrong key, a missing model or a rate limit', () => {
    expect(
      shapeAfter(openAi, refused('Incorrect API key', { code: 'invalid_api_key' }, 401)),
    ).toBeNull();
    expect(
      shapeAfter(openAi, refused('The model `x` does not exist', { code: 'model_not_found' }, 404)),
    ).toBeNull();
    expect(shapeAfter(openAi, refused('Rate limit reached', {}, 429))).toBeNull();
  });
});

import { APIError } from 'openai/core/error';
import { describe, expect, it } from 'vitest';
import { classifyFailure, retryAfterOf } from './classify-failure.ts';

/** An error response of an OpenAI-compatible server. */
const answered = (status: number, error: object, headers: Record<string, string> = {}) =>
  APIError.generate(status, { error }, undefined, new Headers(headers));

describe('error responses', () => {
  it.each([
    [429, { code: 'rate_limit_exceeded', type: 'tokens' }, 'model_busy'],
    [429, { code: 'slow_down', type: 'rate_limit_error' }, 'model_busy'],
    [429, { code: 'insufficient_quota', type: 'insufficient_quota' }, 'model_quota'],
    [429, { code: 'credit_balance_exhausted', type: 'insufficient_quota' }, 'model_quota'],
    [429, { code: 'project_spend_limit_exceeded', type: 'insufficient_quota' }, 'model_quota'],
    [429, { code: 'billing_hard_limit_reached', type: 'invalid_request_error' }, 'model_quota'],
    [400, { code: 'moderation_blocked', type: 'image_generation_user_error' }, 'model_refused'],
    [400, { code: 'content_policy_violation' }, 'model_refused'],
    [404, { code: 'model_not_found' }, 'model_setup'],
    [404, { code: 404, message: 'File Not Found' }, 'model_setup'],
    [401, { code: 'invalid_api_key' }, 'model_setup'],
    [403, { code: null, message: 'Your organization must be verified' }, 'model_setup'],
    [400, { code: 'unsupported_value', param: 'temperature' }, 'model_setup'],
    [400, { code: 'demo_writer_unsupported' }, 'not_supported'],
    [402, { code: 402, message: 'Insufficient credits' }, 'model_quota'],
    [403, { code: 403, message: 'Your input was flagged' }, 'model_refused'],
    [400, { code: 'context_length_exceeded' }, 'model_context'],
    [400, { code: 400, type: 'exceed_context_size_error' }, 'model_context'],
    [408, {}, 'model_down'],
    [409, {}, 'model_down'],
    [500, { type: 'server_error' }, 'model_down'],
    [503, { code: 'server_is_overloaded' }, 'model_down'],
    [507, {}, 'model_down'],
    [529, { type: 'overloaded_error' }, 'model_down'],
  ] as const)('classifies the response %i %o as %s', (status, error, code) => {
    expect(classifyFailure(answered(status, error)).code).toBe(code);
  });

  it('distinguishes failures that need an operator from failures that are worth a retry', () => {
    const of = (status: number, code: string) => classifyFailure(answered(status, { code }));
    const quota = of(429, 'insufficient_quota');
    expect(quota).toMatchObject({ needsOperator: true, passes: true });
    expect(of(404, 'model_not_found')).toMatchObject({ needsOperator: true, passes: false });
    expect(of(429, 'rate_limit_exceeded')).toMatchObject({ needsOperator: false, passes: true });
    expect(quota.problem.message).toContain('credit');
  });
});

describe('retry delays in headers', () => {
  it.each([
    [{ 'retry-after-ms': '1500' }, 1_500],
    [{ 'retry-after': '20' }, 20_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s' }, 360_000],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1.5s' }, 1_500],
    [{ 'x-ratelimit-remaining-tokens': '12', 'x-ratelimit-reset-tokens': '59s' }, undefined],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '20ms' }, 20],
    [{}, undefined],
  ])('reads the delay in %o as %s ms', (headers, expected) => {
    expect(retryAfterOf(new Headers(headers as Record<string, string>))).toBe(expected);
  });

  it('accepts a date in Retry-After', () => {
    const at = new Date(Date.now() + 60_000).toUTCString();
    expect(retryAfterOf(new Headers({ 'retry-after': at }))).toBeGreaterThan(50_000);
  });
});

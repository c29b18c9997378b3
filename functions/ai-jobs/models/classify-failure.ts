import { APIConnectionError, APIError, APIUserAbortError } from 'openai/core/error';
import { ModelFailure } from './model-failure.ts';

/**
 * Error codes of a 429 that means a lack of money, not too many requests. `type` is `insufficient_quota`, and
 * since 2026 `code` names the limit (developers.openai.com/api/docs/guides/error-codes). A retry after a
 * minute would be useless.
 */
const billing =
  /^(?:insufficient_quota|credit_balance_exhausted|billing_hard_limit_reached|(?:organization|project)_(?:spend|usage)_limit_exceeded)$/;

/**
 * OpenAI requires identity verification for some models. The error has no code, so its message is matched.
 */
const unverified = /organi[sz]ation must be verified/i;

/** Codes for a prompt or result that the provider's own safety system blocked. */
const blocked = /^(?:content_policy_violation|moderation_blocked|content_filter)$/;

/** Matches the errors of OpenAI, vLLM and llama.cpp for a prompt that exceeds the model's context. */
const tooLong = /context_length_exceeded|exceed_context_size|maximum context length/i;

/** Maps any error of a model call to one of Lexiloom's failure codes. */
export function classifyFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ModelFailure('model_slow', 'deadline');
  }
  if (error instanceof APIUserAbortError) return new ModelFailure('model_slow', 'deadline');
  if (error instanceof APIConnectionError) return new ModelFailure('model_down', 'no connection');
  if (!(error instanceof APIError)) {
    return new ModelFailure('model_cut_off', error instanceof Error ? error.name : 'unknown');
  }
  const { status } = error;
  const code = String(error.code ?? '');
  const named = unverified.test(error.message)
    ? 'organization_not_verified'
    : code || (error.type ?? '');
  const reason = `${status ?? ''} ${named}`.trim();
  if (status === undefined) return new ModelFailure('model_cut_off', 'the stream broke');
  const retryAfterMs = retryAfterOf(error.headers);
  // OpenRouter and other providers return 402 if the balance is used up.
  if (status === 402 || billing.test(code) || billing.test(error.type ?? '')) {
    return new ModelFailure('model_quota', reason, { retryAfterMs });
  }
  if (status === 429) return new ModelFailure('model_busy', reason, { retryAfterMs });
  if (status >= 500) return new ModelFailure('model_down', reason, { retryAfterMs });
  // OpenRouter returns 403 for content that a provider's moderation flagged.
  const isFlagged = status === 403 && /\bflagged\b/i.test(error.message);
  if (isFlagged || (status === 400 && blocked.test(code))) {
    return new ModelFailure('model_refused', reason);
  }
  if (tooLong.test(`${code} ${error.type ?? ''} ${error.message}`)) {
    return new ModelFailure('model_context', reason);
  }
  if (code === 'demo_writer_unsupported' || code === 'demo_voice_unsupported') {
    return new ModelFailure('not_supported', 'the demo writer cannot');
  }
  // A timeout or a conflict is temporary. Any other client error occurs again on every retry.
  const passes = status === 408 || status === 409;
  return new ModelFailure(passes ? 'model_down' : 'model_setup', reason);
}

/**
 * Returns the delay, in milliseconds, that a server requests. Reads `retry-after-ms`, or `retry-after` in
 * seconds or as a date. Without these headers, returns the time until the limit of requests or tokens resets
 * (`1s`, `6m0s`, `20ms`), if this limit was reached.
 */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms'));
  if (milliseconds > 0) return milliseconds;
  const value = headers?.get('retry-after');
  if (value) {
    const seconds = Number(value);
    if (!Number.isNaN(seconds)) return seconds * 1_000;
    const at = Date.parse(value);
    if (!Number.isNaN(at)) return Math.max(0, at - Date.now());
  }
  const resets = ['requests', 'tokens'].flatMap((limit) => {
    if (headers?.get(`x-ratelimit-remaining-${limit}`) !== '0') return [];
    return durationOf(headers.get(`x-ratelimit-reset-${limit}`)) ?? [];
  });
  return resets.length > 0 ? Math.max(...resets) : undefined;
}

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
/** Maximum length of a header value that is parsed as a duration. */
const maxDurationLength = 40;

/** Converts a duration in the rate-limit headers to milliseconds: `1.5s`, `6m0s`, `20ms`. */
function durationOf(text: string | null): number | null {
  if (!text || text.length > maxDurationLength) return null;
  const parts = [...text.matchAll(/([\d.]{1,12})(ms|[smh])/g)];
  if (parts.map(([part]) => part).join('') !== text) return null;
  return parts.reduce(
    (sum, [, amount, unit = 's']) => sum + Number(amount) * (units[unit] ?? 0),
    0,
  );
}

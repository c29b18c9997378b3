import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';

export type FailureCode =
  | 'model_slow'
  | 'model_cut_off'
  | 'model_nonsense'
  | 'model_refused'
  | 'model_busy'
  | 'model_down'
  /** The account with the provider has no money left or has reached its spending limit. */
  | 'model_quota'
  /** The server rejects the request, for example because of a wrong key or an unknown model. */
  | 'model_setup'
  /** The prompt does not fit into the model's context. */
  | 'model_context'
  | 'not_supported'
  /** Lexiloom aborted the call because another Worker now runs the job or will soon run it. */
  | 'stopped'
  /** The job's attempts have used up the money reserved for it. */
  | 'over_reserve';

const messages: Record<FailureCode, string> = {
  model_slow: 'The AI took too long to answer. Try again in a moment.',
  model_cut_off: 'The AI stopped in the middle of its answer. Try again.',
  model_nonsense: 'The AI gave an answer that can’t be used. Try again.',
  model_refused:
    'The AI declined to write about this. Change the topic or the wording and try again.',
  model_busy: 'The AI is very busy at the moment. Try again in a minute.',
  not_supported: 'The AI server Lexiloom is connected to cannot generate this.',
  model_quota:
    'Lexiloom’s credit with the AI provider is used up, and its administrators have been notified. Nothing can be generated until they top it up.',
  model_setup:
    'The AI does not accept our requests, and waiting will not help. Lexiloom’s administrators have been notified.',
  model_context:
    'This text is too long for the AI model that Lexiloom is connected to. Use a shorter text.',
  over_reserve: 'The AI needed too many tries for this part. Try again in a moment.',
  model_down: 'The AI cannot be reached at the moment. Try again in a minute.',
  stopped: 'The writing was interrupted. Lexiloom continues automatically.',
};

/**
 * Temporary failures, with what the teacher reads before the next try: the provider is unavailable or overloaded, or its
 * bill is unpaid.
 */
const passing: Partial<Record<FailureCode, string>> = {
  model_slow: 'The AI took too long to answer. Trying again…',
  model_cut_off: 'The AI stopped in the middle of its answer. Trying again…',
  model_busy: 'The AI is very busy at the moment. Trying again…',
  model_down: 'The AI cannot be reached at the moment. Trying again…',
  model_quota:
    'Lexiloom’s credit with the AI provider is used up, and its administrators have been notified. Trying again…',
  over_reserve: 'The AI needed too many tries for this part. Trying again…',
};

export const noUsage: Usage = { promptTokens: 0, completionTokens: 0 };

/**
 * The reason why a model returned no usable reply, as a failure code, and the usage of the failed call if it
 * is known.
 */
export class ModelFailure extends Error {
  readonly code: FailureCode;
  readonly usage: Usage;
  /** The delay that the server requested, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The name of the model, if one was called. */
  model: string | undefined;

  constructor(
    code: FailureCode,
    reason: string,
    more: { usage?: Usage; retryAfterMs?: number | undefined } = {},
  ) {
    super(reason);
    this.code = code;
    this.usage = more.usage ?? noUsage;
    this.retryAfterMs = more.retryAfterMs;
  }

  /** True if the same call may succeed later. */
  get passes(): boolean {
    return this.code in passing;
  }

  /** True if the failed call is billed, because the server had already started its response. */
  get isPaid(): boolean {
    return this.usage.promptTokens + this.usage.completionTokens > 0;
  }

  /** True if only an operator can fix the failure and must therefore be alerted. */
  get needsOperator(): boolean {
    return this.code === 'model_setup' || this.code === 'model_quota';
  }

  /** What the teacher reads while the same call waits for its next try. */
  get retryMessage(): string {
    return passing[this.code] ?? messages[this.code];
  }

  /** The problem shown to the teacher. */
  get problem(): PartProblem {
    return { code: this.code, message: messages[this.code] };
  }
}

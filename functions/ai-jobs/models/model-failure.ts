import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';

export type FailureCode =
  | 'model_slow'
  | 'model_cut_off'
  | 'model_nonsense'
  | 'model_refused'
  | 'model_busy'
  | 'model_down'
  /** The account with the provider has no money left, or its spending limit is reached. */
  | 'model_quota'
  /** The server does not take such a request from us: a wrong key, a model that is not there. */
  | 'model_setup'
  /** The prompt does not fit into what the model reads at once. */
  | 'model_context'
  | 'not_supported'
  /** We ended the call ourselves: the job is another Worker's, or is about to be. */
  | 'stopped'
  /** Its tries used up what was reserved for the job. */
  | 'over_reserve';

const messages: Record<FailureCode, string> = {
  model_slow: 'The AI took too long to answer. Try again in a moment.',
  model_cut_off: 'The AI stopped in the middle of its answer. Try again.',
  model_nonsense: 'The AI gave an answer that cannot be used. Try again.',
  model_refused:
    'The AI declined to write about this. Change the topic or the wording and try again.',
  model_busy: 'The AI is very busy just now. Try again in a minute.',
  not_supported: 'The AI server that Lexiloom is connected to cannot make this.',
  model_quota:
    'Lexiloom’s account with the AI provider is used up, and its administrators have been told. Nothing can be made until they top it up.',
  model_setup:
    'The AI does not accept our requests, and waiting will not help. Lexiloom’s administrators have been told.',
  model_context:
    'This text is too long for the AI model that Lexiloom is connected to. Use a shorter text.',
  over_reserve: 'The AI needed more tries than this part may have. Try again in a moment.',
  model_down: 'The AI cannot be reached just now. Try again in a minute.',
  stopped: 'The writing was interrupted. Lexiloom continues automatically.',
};

/** Codes that waiting may cure: the provider is away, overloaded, or its bill has to be paid. */
const passing: ReadonlySet<FailureCode> = new Set([
  'model_slow',
  'model_cut_off',
  'model_busy',
  'model_down',
  'model_quota',
  'over_reserve',
]);

export const noUsage: Usage = { promptTokens: 0, completionTokens: 0 };

/** Why a model gave no usable answer, in a closed list, with what the failed call is known to have used. */
export class ModelFailure extends Error {
  readonly code: FailureCode;
  readonly usage: Usage;
  /** How long the server asked us to stay away. */
  readonly retryAfterMs: number | undefined;
  /** The name of the model that was asked, where one was. */
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

  /** Whether the same call may well work later. */
  get passes(): boolean {
    return passing.has(this.code);
  }

  /** Whether the failed call is billed all the same: the server had begun to answer. */
  get isPaid(): boolean {
    return this.usage.promptTokens + this.usage.completionTokens > 0;
  }

  /** Whether only an operator can mend it, who has to be alerted. */
  get needsOperator(): boolean {
    return this.code === 'model_setup' || this.code === 'model_quota';
  }

  /** The sentence the teacher reads. */
  get problem(): PartProblem {
    return { code: this.code, message: messages[this.code] };
  }
}

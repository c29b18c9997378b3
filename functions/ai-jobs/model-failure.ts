import type { PartProblem } from '#contracts/resources/resource.ts';

export type FailureCode =
  | 'model_slow'
  | 'model_cut_off'
  | 'model_nonsense'
  | 'model_refused'
  | 'model_busy'
  | 'model_down'
  /** The server does not take such a request from us: a wrong key, a model that is not there. */
  | 'model_setup'
  | 'not_supported';

const messages: Record<FailureCode, string> = {
  model_slow: 'The AI took too long to answer. Try again in a moment.',
  model_cut_off: 'The AI stopped in the middle of its answer. Try again.',
  model_nonsense: 'The AI gave an answer that cannot be used. Try again.',
  model_refused:
    'The AI declined to write about this. Change the topic or the wording and try again.',
  model_busy: 'The AI is very busy just now. Try again in a minute.',
  not_supported:
    'The demo writer cannot write this in these languages. Connect a real model to make it.',
  model_setup:
    'The AI does not accept our requests, and waiting will not help. Please tell whoever looks after Lexiloom.',
  model_down: 'The AI cannot be reached just now. Try again in a minute.',
};

/** What a call used: tokens as the model counts them. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export const noUsage: Usage = { promptTokens: 0, completionTokens: 0 };

/** Why a model gave no usable answer, in a closed list, with what the failed call is known to have used. */
export class ModelFailure extends Error {
  readonly code: FailureCode;
  readonly usage: Usage;
  /** How long the server asked us to stay away. */
  readonly retryAfterMs: number | undefined;

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

  /** Whether the same call may well work a little later. */
  get passes(): boolean {
    return !['model_refused', 'model_nonsense', 'model_setup', 'not_supported'].includes(this.code);
  }

  /** The sentence the teacher reads. */
  get problem(): PartProblem {
    return { code: this.code, message: messages[this.code] };
  }
}

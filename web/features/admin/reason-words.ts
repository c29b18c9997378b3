/** Reasons for failures, by the pipeline's code. */
const reasons: Readonly<Record<string, string>> = {
  model_slow: 'the model took too long',
  model_cut_off: 'the model’s answer was cut off',
  model_nonsense: 'the model’s answer could not be used',
  model_refused: 'the model refused',
  model_busy: 'the model was busy',
  model_down: 'the model could not be reached',
  model_setup: 'the model is not set up',
  stopped: 'it was passed on and continued',
  model_quota: 'the credit with the provider is used up',
  over_reserve: 'it needed too many tries',
  model_context: 'the text was too long for the model',
  moderated: 'the words are not suitable for pupils',
  spend_cap: 'the day’s allowance was used up',
  check_failed: 'a check failed',
  not_supported: 'this part can no longer be generated',
};

/** Describes the reason for a failure. An unknown code is shown unchanged. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason;

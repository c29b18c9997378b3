import * as z from 'zod/mini';
import { PromptTrial } from '#contracts/ai-models/model-trial.ts';
import { isPromptKey, type PromptKey } from '#lessons/prompts/prompts.ts';

/**
 * The admin Worker's request to ai-jobs: an edited prompt, already validated, to compare with the live
 * prompt.
 */
export const PromptTrialRequest = z.object({
  adminId: z.string().check(z.maxLength(40)),
  key: z.custom<PromptKey>((key) => typeof key === 'string' && isPromptKey(key)),
  template: z.string(),
  sample: z.string(),
});
export type PromptTrialRequest = z.infer<typeof PromptTrialRequest>;

/**
 * The results of both prompts, or the reason why there are none. The schema covers every possible value,
 * because the response crosses a service binding.
 */
export const PromptTrialAnswer = z.discriminatedUnion('kind', [
  z.extend(PromptTrial, { kind: z.literal('tried') }),
  z.object({ kind: z.literal('no sample') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type PromptTrialAnswer = z.infer<typeof PromptTrialAnswer>;

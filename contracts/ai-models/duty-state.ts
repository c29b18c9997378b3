import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/**
 * Why a duty has its model: an admin chose it, the operator's setting names it, it is the default, or it
 * follows another duty, as everything does that a server other than OpenAI's writes.
 */
export const ModelSource = z.enum(['admin', 'setting', 'default', 'follows']);
export type ModelSource = z.infer<typeof ModelSource>;

/** How a duty is done now. It crosses a service binding and reaches admins, so it holds no key. */
export const DutyState = z.object({
  duty: Duty,
  /** The address of its server. */
  baseUrl: z.string(),
  source: ModelSource,
  /** The variable that an operator sets it by, such as `MODEL_TEXT`. */
  setting: z.string(),
  /** Null where nobody does it. Its model may be `text-model`, for who judges. */
  choice: z.nullable(ModelChoice),
  /** The model that does it; null where nobody does, or where the settings are wrong. */
  model: z.nullable(AiModel),
  /** False for a model that nobody has described: it is counted at the price of the dearest. */
  described: z.boolean(),
  /** What is wrong with the settings, so that the duty cannot be done. */
  problem: z.nullable(z.string()),
  /** Why an admin's choice is not used; another model does the duty meanwhile. */
  unused: z.nullable(z.string()),
});
export type DutyState = z.infer<typeof DutyState>;

/** What the admins' Worker asks of ai-jobs, read afresh: how each duty is done. */
export const DutyStates = z.array(DutyState);

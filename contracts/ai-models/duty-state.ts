import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/**
 * Why a duty uses its model. `admin`: an admin chose it. `setting`: the operator's setting names it.
 * `default`: it is the default. `follows`: the duty uses another duty's model, as on servers other than
 * OpenAI's.
 */
export const ModelSource = z.enum(['admin', 'setting', 'default', 'follows']);
export type ModelSource = z.infer<typeof ModelSource>;

/**
 * The current state of a duty. It is sent through a service binding and shown to admins, so it contains no
 * API key.
 */
export const DutyState = z.object({
  duty: Duty,
  /** The base URL of the duty's server. */
  baseUrl: z.string(),
  source: ModelSource,
  /** The operator's environment variable for the duty, such as `MODEL_TEXT`. */
  setting: z.string(),
  /** Null if no model does the duty. For moderation, the model may be `text-model`. */
  choice: z.nullable(ModelChoice),
  /** The description of the current model. Null if there is no model or the settings are invalid. */
  model: z.nullable(AiModel),
  /**
   * False if the model has no description; its calls are then billed at the price of the most expensive
   * model.
   */
  described: z.boolean(),
  /** The error in the settings that disables the duty. */
  problem: z.nullable(z.string()),
  /** Why an admin's choice is not used. Another model does the duty in that case. */
  unused: z.nullable(z.string()),
});
export type DutyState = z.infer<typeof DutyState>;

/** Response of ai-jobs to the admin Worker, uncached: the state of each duty. */
export const DutyStates = z.array(DutyState);

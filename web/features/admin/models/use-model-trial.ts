import type { Duty, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import type { ModelTrial } from '#contracts/ai-models/model-trial.ts';
import { useLastTrial } from '../prompts/use-trial.ts';

/** A choice of a model on a sample. */
export interface ModelTrialOf {
  choice: ModelChoice;
  sample: string;
}

export type ModelTrialState = ReturnType<typeof useModelTrial>;

/** The last trial of a duty. */
export const useModelTrial = (duty: Duty) =>
  useLastTrial<ModelTrialOf, ModelTrial>(`/v1/admin/models/duties/${duty}/try`, (of) => of);

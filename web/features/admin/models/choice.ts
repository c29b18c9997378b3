import {
  type AiModel,
  choiceProblem,
  type Duty,
  type Effort,
  type ModelChoice,
  nobody,
  textModel,
} from '#contracts/ai-models/ai-model.ts';

/** Default thinking budget for each effort; an admin may change it. */
const roomOfEffort: Readonly<Record<Effort, number>> = {
  none: 0,
  minimal: 1_000,
  low: 4_000,
  medium: 8_000,
  high: 16_000,
  xhigh: 32_000,
  max: 64_000,
};

/** A choice with another effort and the default thinking budget for it. */
export const withEffort = (choice: ModelChoice, effort: Effort | null): ModelChoice => ({
  ...choice,
  effort,
  reasoningTokens: effort === null ? 0 : roomOfEffort[effort],
});

/** A choice of another model with the lowest effort that it supports. */
export function choiceOfModel(name: string, models: readonly AiModel[]): ModelChoice {
  const effort = models.find((model) => model.name === name)?.efforts[0] ?? null;
  return withEffort({ model: name, effort: null, reasoningTokens: 0, quality: 'low' }, effort);
}

/** The reason why a choice cannot be published; null if it can. The server makes the final decision. */
export function problemOf(
  duty: Duty,
  choice: ModelChoice,
  models: readonly AiModel[],
): string | null {
  if (choice.model === nobody || choice.model === textModel) return null;
  const model = models.find(({ name }) => name === choice.model);
  return model
    ? choiceProblem(duty, choice, model)
    : 'This model is not on the list. Add it first.';
}

export const sameChoice = (one: ModelChoice | null, other: ModelChoice | null): boolean =>
  one?.model === other?.model &&
  (one?.effort ?? null) === (other?.effort ?? null) &&
  (one?.reasoningTokens ?? 0) === (other?.reasoningTokens ?? 0) &&
  (one?.quality ?? 'low') === (other?.quality ?? 'low');

/** Describes a choice in words: "gpt-6-luna, effort low". */
export function choiceWords(choice: ModelChoice | null): string {
  if (!choice) return 'The operator’s setting, or the default';
  if (choice.model === nobody) return 'No model';
  if (choice.model === textModel) return 'The model used for texts';
  return choice.effort ? `${choice.model}, effort ${choice.effort}` : choice.model;
}

import * as z from 'zod/mini';
import {
  type AiModel,
  choiceProblem,
  Duty,
  type ModelChoice,
  nobody,
  optionalDuties,
  textModel,
} from '#contracts/ai-models/ai-model.ts';
import type { DutyState } from '#contracts/ai-models/duty-state.ts';
import type { KnownModel } from '#contracts/ai-models/model-record.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { stateOf } from './fetch-duties.ts';

export const DutyParams = z.object({ duty: z.string().check(z.maxLength(20)) });

/** The duty that an address names; 404 where there is none. */
export function dutyOf(name: string): Duty {
  const duty = Duty.safeParse(name);
  if (!duty.success) throw notFound('This duty');
  return duty.data;
}

const refuse = (message: string) =>
  new ApiError('bad_request', message, { fields: [{ field: 'choice', message }] });

/**
 * The model that a choice names for a duty; null for nobody. 400 at `choice`, with the reason, where it is
 * not known or does not fit.
 */
export function requireFittingChoice(
  duty: Duty,
  choice: ModelChoice,
  { states, models }: { states: readonly DutyState[]; models: readonly KnownModel[] },
): AiModel | null {
  if (choice.model === nobody) {
    // Who judges is the operator's to decide: without it words reach pupils that nobody has looked at.
    if (optionalDuties.includes(duty) && duty !== 'moderation') return null;
    throw refuse('A model has to do this.');
  }
  if (choice.model === textModel) {
    const { model } = stateOf(states, 'text');
    if (duty === 'moderation' && model) return model;
    throw refuse(
      'The model of the texts can stand in for the model that judges, and for nothing else.',
    );
  }
  const model = models.find(({ name }) => name === choice.model);
  if (!model) throw refuse('This model is not known here. Add it first.');
  const problem = choiceProblem(duty, choice, model);
  if (problem) throw refuse(problem);
  return model;
}

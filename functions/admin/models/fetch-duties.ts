import type { Duty } from '#contracts/ai-models/ai-model.ts';
import { type DutyState, DutyStates } from '#contracts/ai-models/duty-state.ts';
import type { AdminEnv } from '../env.ts';

/** Asks ai-jobs, which alone has the operator's settings, how each duty is done now. */
export async function fetchDuties(env: AdminEnv): Promise<DutyState[]> {
  const answer = await env.AI_JOBS.fetch(new Request('https://ai-jobs/duties'));
  return DutyStates.parse(await answer.json());
}

/** One of them. */
export function stateOf(states: readonly DutyState[], duty: Duty): DutyState {
  const state = states.find((one) => one.duty === duty);
  if (!state) throw new Error(`ai-jobs does not know the duty ${duty}`);
  return state;
}

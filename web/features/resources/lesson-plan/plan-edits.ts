import type { LessonPlan, PlanStep } from '#lessons/plan/lesson-plan.ts';
import type { StepIdea } from '#lessons/plan/step-idea.ts';

/** One step for display: its start and end, in minutes from the start of the lesson, and its content. */
export interface ShownStep {
  step: PlanStep;
  from: number;
  to: number;
  /** Undefined for the teacher's own steps, and for ideas that the lesson no longer provides. */
  idea: StepIdea | undefined;
}

export function shownSteps(steps: readonly PlanStep[], ideas: readonly StepIdea[]): ShownStep[] {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  let clock = 0;
  return steps.map((step) => {
    const from = clock;
    clock += step.minutes;
    return { step, from, to: clock, idea: byId.get(step.id) };
  });
}

/** Changes the duration of a step, clamped to the range from 1 to 120 minutes. */
export function changeMinutes(plan: LessonPlan, id: string, minutes: number): LessonPlan {
  const kept = Math.min(120, Math.max(1, Math.round(minutes)));
  return {
    ...plan,
    steps: plan.steps.map((step) => (step.id === id ? { ...step, minutes: kept } : step)),
  };
}

export function removeStep(plan: LessonPlan, id: string): LessonPlan {
  return { ...plan, steps: plan.steps.filter((step) => step.id !== id) };
}

/** Inserts an idea of the lesson into its phase, before the first step of any later phase. */
export function addIdea(
  plan: LessonPlan,
  idea: Pick<StepIdea, 'id' | 'usual'>,
  isLater: (step: PlanStep) => boolean,
): LessonPlan {
  const at = plan.steps.findIndex(isLater);
  const step = { id: idea.id, minutes: idea.usual };
  return { ...plan, steps: plan.steps.toSpliced(at < 0 ? plan.steps.length : at, 0, step) };
}

/** Appends a step in the teacher's own words. */
export function addOwn(plan: LessonPlan, title: string): LessonPlan {
  const taken = new Set(plan.steps.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own:${number}`)) number += 1;
  return { ...plan, steps: [...plan.steps, { id: `own:${number}`, minutes: 5, title }] };
}

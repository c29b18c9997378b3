import type { LessonPlan, PlanStep } from '#lessons/plan/lesson-plan.ts';
import type { StepIdea } from '#lessons/plan/step-idea.ts';

/** One step as it is shown: when it begins and ends, in minutes from the start, and what it is. */
export interface ShownStep {
  step: PlanStep;
  from: number;
  to: number;
  /** Undefined for the teacher's own steps, and for what the lesson no longer offers. */
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

/** The step with what changed in it; its minutes stay between 1 and 120. */
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

/** An idea of the lesson, put where its phase belongs: before the first step of a later one. */
export function addIdea(
  plan: LessonPlan,
  idea: Pick<StepIdea, 'id' | 'usual'>,
  isLater: (step: PlanStep) => boolean,
): LessonPlan {
  const at = plan.steps.findIndex(isLater);
  const step = { id: idea.id, minutes: idea.usual };
  return { ...plan, steps: plan.steps.toSpliced(at < 0 ? plan.steps.length : at, 0, step) };
}

/** A step in the teacher's own words, at the end. */
export function addOwn(plan: LessonPlan, title: string): LessonPlan {
  const taken = new Set(plan.steps.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own:${number}`)) number += 1;
  return { ...plan, steps: [...plan.steps, { id: `own:${number}`, minutes: 5, title }] };
}

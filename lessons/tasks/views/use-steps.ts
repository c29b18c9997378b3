import { useLayoutEffect, useRef, useState } from 'react';

export interface Steps {
  at: number;
  count: number;
  go: (to: number) => void;
}

/**
 * Shows one question at a time, starting at `first`. Each step focuses the element with `data-step-focus` in
 * `place` synchronously, so that a phone's keyboard stays open between two fields.
 */
export function useSteps(
  count: number,
  first: number,
  place: { readonly current: HTMLElement | null },
): Steps {
  const [step, setStep] = useState(first);
  const shown = useRef(step);
  const at = Math.min(Math.max(step, 0), Math.max(count - 1, 0));
  useLayoutEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    place.current?.querySelector<HTMLElement>('[data-step-focus]')?.focus();
  }, [at, place]);
  return { at, count, go: (to) => setStep(Math.min(Math.max(to, 0), count - 1)) };
}

/**
 * Moves finished steps to the front, so that the pupil meets only unfinished steps after the first open one.
 */
export const doneFirst = <Step>(
  steps: readonly Step[],
  isDone: (step: Step) => boolean,
): Step[] => [...steps.filter(isDone), ...steps.filter((step) => !isDone(step))];

/**
 * Returns the initial step: the first unanswered step. If all steps are answered, returns the first step that
 * is not done.
 */
export function firstOpen<Step>(
  steps: readonly Step[],
  isAnswered: (step: Step) => boolean,
  isDone: (step: Step) => boolean,
): number {
  const open = steps.findIndex((step) => !isAnswered(step));
  return Math.max(open >= 0 ? open : steps.findIndex((step) => !isDone(step)), 0);
}

/** What a missing next step leaves in the log (specification 8). */
export const noNextStep = 'Next step does not exist';

/**
 * The nearest step from `from` in a direction whose element is on the screen; null when there is none.
 * Each step that is passed over on the way on is told to `onMissing`.
 */
export function nearestStep<Step>(
  steps: readonly Step[],
  from: number,
  direction: 1 | -1,
  isThere: (step: Step) => boolean,
  onMissing: (message: string) => void = () => {},
): number | null {
  for (let at = from; at >= 0 && at < steps.length; at += direction) {
    const step = steps[at];
    if (step !== undefined && isThere(step)) return at;
    if (direction === 1) onMissing(noNextStep);
  }
  return null;
}

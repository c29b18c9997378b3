/** Steps that are done, then the others: going on from the first open one leads past none that is done. */
export const doneFirst = <Step>(
  steps: readonly Step[],
  isDone: (step: Step) => boolean,
): Step[] => [...steps.filter(isDone), ...steps.filter((step) => !isDone(step))];

/** Where to begin: at the first that is not answered, else at the first that is not done. */
export function firstOpen<Step>(
  steps: readonly Step[],
  isAnswered: (step: Step) => boolean,
  isDone: (step: Step) => boolean,
): number {
  const open = steps.findIndex((step) => !isAnswered(step));
  return Math.max(open >= 0 ? open : steps.findIndex((step) => !isDone(step)), 0);
}

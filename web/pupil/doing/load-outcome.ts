/**
 * Loads the result that is shown after a task is handed in. A task loads it while the pupil works, because there
 * may be no connection later.
 */
export const loadOutcome = async () => {
  const { TaskOutcome } = await import('./TaskOutcome.tsx');
  return { default: TaskOutcome };
};

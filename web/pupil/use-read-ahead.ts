import { useEffect } from 'react';
import { useSession } from '../app/session/session.ts';
import { readAhead } from './read-ahead.ts';

declare global {
  interface Navigator {
    /** The connection of this device; absent in Firefox and Safari. */
    connection?: { saveData: boolean };
  }
}

/** Idle time is waited for no longer than this; in milliseconds. */
const longestWaitMs = 3000;

/** Runs `work` when the browser is idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Loads the tasks that the pupil is likely to open next, once the browser is idle. `tasks` lists them as
 * `homeworkId/taskId`, separated by spaces; nothing is loaded while it is null. Does nothing if the pupil has
 * asked the browser to save data. A failure is ignored, because opening the task loads what is missing.
 */
export function useReadAhead(tasks: string | null): void {
  const pupilId = useSession((session) => session.who?.id ?? '');
  useEffect(() => {
    if (tasks === null || navigator.connection?.saveData) return;
    const wanted = tasks.split(' ').flatMap((one) => {
      const [homeworkId, taskId] = one.split('/').map(Number);
      return homeworkId && taskId ? [{ homeworkId, taskId }] : [];
    });
    return whenIdle(() => {
      readAhead(pupilId, wanted).catch(() => undefined);
    });
  }, [tasks, pupilId]);
}

declare global {
  interface Navigator {
    /** The connection of this device; absent in Firefox and Safari. */
    connection?: { saveData: boolean };
  }
}

/** Idle time is waited for no longer than this; in milliseconds. */
const maxWaitMs = 3000;

/** Runs `work` when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}

/** True if the person has asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

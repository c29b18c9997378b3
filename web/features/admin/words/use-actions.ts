import { useState } from 'react';

/** What was done, in a sentence, and the way back where there is one. */
export interface Action {
  message: string;
  failed?: boolean;
  undo?: () => Promise<string>;
}

/**
 * Does one thing after another and tells of the last. `act` answers whether it worked; a reason why not
 * is told in its place. `undo` takes the last one back, once.
 */
export function useActions(onChanged: () => Promise<unknown>) {
  const [action, setAction] = useState<Action | null>(null);
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<Action>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      setAction(await work());
      await onChanged();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Something went wrong';
      setAction({ message, failed: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const back = action?.undo;
  const undo = () => void (back && act(async () => ({ message: await back() })));
  return { action, busy, act, undo };
}

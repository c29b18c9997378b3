import { useState } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';

/**
 * Runs one action at a time on an item with revisions, such as a page or a prompt. `act` returns the new
 * state of the item, or undefined if the action failed or another is still running. `failure` contains the
 * reason.
 */
export function useRevisionActions<Action extends string, Fresh>(
  onChanged: () => Promise<Fresh | undefined>,
) {
  const [busy, setBusy] = useState<Action | null>(null);
  const [failure, setFailure] = useState<HttpError | null>(null);

  async function act(action: Action, call: () => Promise<unknown>, done: string) {
    if (busy) return undefined;
    setBusy(action);
    setFailure(null);
    try {
      await call();
      const fresh = await onChanged();
      toast('success', done);
      return fresh;
    } catch (error) {
      const known = error instanceof HttpError ? error : new HttpError(0, null);
      setFailure(known);
      // The error message may be far above the list of versions, so a toast shows it too.
      if (action === 'restore') toast('error', known.message);
      return undefined;
    } finally {
      setBusy(null);
    }
  }

  return { busy, failure, forget: () => setFailure(null), act };
}

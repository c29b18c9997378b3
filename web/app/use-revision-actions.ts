import { useState } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';

/**
 * Runs one action at a time on something with revisions, such as a page or a prompt. `act` returns its new
 * state, or undefined if that failed or another action is still running; `failure` says why.
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
      // The list of versions may be far below the error message.
      if (action === 'restore') toast('error', known.message);
      return undefined;
    } finally {
      setBusy(null);
    }
  }

  return { busy, failure, forget: () => setFailure(null), act };
}

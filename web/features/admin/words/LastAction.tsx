import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';

interface LastActionProps {
  action: Action | null;
  busy: boolean;
  onUndo: () => void;
}

/**
 * The last action, with an undo button. Screen readers announce it, and it is shown until the next action.
 */
export function LastAction({ action, busy, onUndo }: LastActionProps) {
  return (
    <div role="status" className="empty:hidden">
      {action && (
        <Notice tone={action.failed ? 'bad' : 'info'} className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60">{action.message}</p>
            {action.undo && (
              <Button busy={busy} onClick={onUndo}>
                <Undo2 size={18} aria-hidden="true" className="rtl:-scale-x-100" /> Undo
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

/** A sentence that describes an action, and a function to undo it if that is possible. */
interface Action {
  message: string;
  failed?: boolean;
  undo?: () => Promise<string>;
}

/**
 * Runs actions and shows the last one, or the reason if it failed. `act` returns whether the action
 * succeeded. `actOrThrow` throws on failure, for a form that also shows the reason. `undo` reverts the last
 * action, but only once.
 */
export function useActions(onChanged: () => Promise<unknown>) {
  const [action, setAction] = useState<Action | null>(null);
  const [busy, setBusy] = useState(false);

  async function actOrThrow(work: () => Promise<Action>): Promise<void> {
    setBusy(true);
    try {
      setAction(await work());
      await onChanged();
    } catch (error) {
      const message = messageOf(error);
      setAction({ message, failed: true });
      throw error;
    } finally {
      setBusy(false);
    }
  }
  const act = async (work: () => Promise<Action>): Promise<boolean> =>
    !busy &&
    actOrThrow(work).then(
      () => true,
      () => false,
    );

  const back = action?.undo;
  const undo = () => void (back && act(async () => ({ message: await back() })));
  return { action, busy, act, actOrThrow, undo };
}

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

/** The last action, announced to screen readers, with an undo button; shown until the next action. */
export function LastAction({ action, busy, onUndo }: LastActionProps) {
  return (
    <div role="status" className="empty:hidden">
      {action && (
        <Notice tone={action.failed ? 'bad' : 'info'} className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60">{action.message}</p>
            {action.undo && (
              <Button busy={busy} onClick={onUndo}>
                <Undo2 size={18} aria-hidden="true" /> Undo
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

/** An action in a sentence, and its undo if there is one. */
interface Action {
  message: string;
  failed?: boolean;
  undo?: () => Promise<string>;
}

/**
 * Runs actions and shows the last one; if it failed, the reason is shown instead. `act` returns whether it
 * succeeded; `actOrThrow` throws, for a form that shows the reason too. `undo` reverts the last one, once.
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

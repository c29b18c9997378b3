import { Undo2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Action } from './use-actions.ts';

interface LastActionProps {
  action: Action | null;
  busy: boolean;
  onUndo: () => void;
}

/** What was done last, said aloud, with the way back; it stays until the next deed. */
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

import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

/** Asks whoever goes on to another screen whether what was written may be lost; `blocker` is the guard's. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useLeaveGuard> }) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you wrote since you last saved would be lost.
    </ConfirmDialog>
  );
}

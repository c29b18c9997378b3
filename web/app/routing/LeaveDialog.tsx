import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { LeaveBlocker } from './use-leave-guard.ts';

/**
 * Asks for confirmation before navigation discards unsaved changes. `blocker` is the result of
 * `useLeaveGuard`.
 */
export function LeaveDialog({ blocker }: { blocker: LeaveBlocker }) {
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
      Your unsaved changes would be lost.
    </ConfirmDialog>
  );
}

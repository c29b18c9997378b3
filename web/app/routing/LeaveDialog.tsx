import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Trans>Your unsaved changes would be lost.</Trans>
    </ConfirmDialog>
  );
}

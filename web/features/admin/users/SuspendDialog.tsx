import type { UserRow } from '#contracts/admin/user-list.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface SuspendDialogProps {
  user: Pick<UserRow, 'fullName' | 'role'>;
  open: boolean;
  busy: boolean;
  onSuspend: () => void;
  onCancel: () => void;
}

/** Asks before an account is suspended: it signs the person out everywhere. */
export function SuspendDialog({ user, open, busy, onSuspend, onCancel }: SuspendDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Suspend this account?"
      confirmLabel="Suspend it"
      danger
      busy={busy}
      onCancel={onCancel}
      onConfirm={onSuspend}
    >
      <bdi>{user.fullName}</bdi> is signed out everywhere and cannot sign in until you lift it.
      Nothing is deleted{user.role === 'public' && '; their pupils can carry on'}.
    </ConfirmDialog>
  );
}

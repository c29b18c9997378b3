import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AskDialog } from '#ui/AskDialog.tsx';

interface UnsentWorkDialogProps {
  /** The number of tasks whose answers are stored only on this device. */
  tasks: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Warns a pupil about unsent work before signing out: where it is stored, and when it will be sent. */
export function UnsentWorkDialog({ tasks, onSignOut, onStay }: UnsentWorkDialogProps) {
  return (
    <AskDialog
      title={plural(tasks, {
        one: 'One task has not been sent yet',
        other: '# tasks have not been sent yet',
      })}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Stay signed in`}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <p>
        <Trans>
          There is no connection, so your work is only on this device. If you sign out now, it stays
          here, where nobody else can see it, and will be sent the next time you sign in on this
          device.
        </Trans>
      </p>
    </AskDialog>
  );
}

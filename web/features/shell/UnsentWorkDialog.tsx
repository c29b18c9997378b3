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
      title={
        tasks === 1 ? 'One task has not been sent yet' : `${tasks} tasks have not been sent yet`
      }
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <p>
        There is no connection, so your work is only on this device. If you sign out now, it stays
        here, where nobody else can see it, and will be sent the next time you sign in on this
        device.
      </p>
    </AskDialog>
  );
}

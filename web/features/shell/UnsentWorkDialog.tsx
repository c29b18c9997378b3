import { AskDialog } from '#ui/AskDialog.tsx';

interface UnsentWorkDialogProps {
  /** How many tasks are on this device alone. */
  tasks: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Tells a pupil who signs out what could not be sent, where it stays and when it goes. */
export function UnsentWorkDialog({ tasks, onSignOut, onStay }: UnsentWorkDialogProps) {
  return (
    <AskDialog
      title={tasks === 1 ? 'One task is not sent yet' : `${tasks} tasks are not sent yet`}
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <p>
        There is no connection, so your work is on this device only. If you sign out now, it stays
        here, where nobody else can see it, and is sent when you sign in on this device again.
      </p>
    </AskDialog>
  );
}

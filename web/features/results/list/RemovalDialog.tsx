import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';

interface RemovalDialogProps {
  title: ReactNode;
  confirmLabel: string;
  /** What is deleted, and the sentence that says it was. */
  path: string;
  done: string;
  onClose: () => void;
  /** Called when the homework is gone, or when that failed: the list is then fetched again. */
  onDone: () => void;
  /** What goes with it. */
  children: ReactNode;
}

/** Asks before a homework is taken away, and takes it away. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { path, done, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await homeworkCall(() => http.remove(path));
      toast('success', done);
    } catch {
      // The toast says why; the homework is still there.
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}

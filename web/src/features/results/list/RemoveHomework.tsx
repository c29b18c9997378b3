import { useState } from 'react';
import type { HomeworkByClassRow } from '#teaching/homework/homework.ts';
import { homeworkCall } from '#web/homework-call.ts';
import { http } from '#web/http.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface RemoveHomeworkProps {
  row: Pick<HomeworkByClassRow, 'homeworkId' | 'classroomId' | 'name' | 'classroomName'>;
  onClose: () => void;
  /** Called when the homework is taken back, or when that failed: the list is then fetched again. */
  onDone: () => void;
}

/** Asks before a homework is taken from a class: what its pupils handed in goes with it. */
export function RemoveHomework({ row, onClose, onDone }: RemoveHomeworkProps) {
  const [busy, setBusy] = useState(false);
  const { homeworkId, classroomId, name, classroomName } = row;
  const remove = async () => {
    setBusy(true);
    try {
      await homeworkCall(() =>
        http.remove(`/v1/homework-classroom/${homeworkId}/${encodeURIComponent(classroomId)}`),
      );
      toast('success', `“${name}” was removed from ${classroomName}.`);
    } catch {
      // The toast says why; the row is still there.
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove “${name}” from ${classroomName}?`}
      confirmLabel="Remove it from this class"
      cancelLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        The pupils of this class no longer see it, and what they have handed in is deleted with
        their results. Other classes keep it.
      </p>
    </ConfirmDialog>
  );
}

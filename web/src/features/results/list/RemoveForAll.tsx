import { useState } from 'react';
import { homeworkCall } from '#web/homework-call.ts';
import { http } from '#web/http.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ShownHomework } from './shown-homework.ts';

interface RemoveForAllProps {
  homework: ShownHomework;
  onClose: () => void;
  /** Called when the homework is gone, or when that failed: the list is then fetched again. */
  onDone: () => void;
}

/** Asks before a homework goes altogether: with it goes what everybody handed in. */
export function RemoveForAll({ homework, onClose, onDone }: RemoveForAllProps) {
  const [busy, setBusy] = useState(false);
  const { homeworkId, name, whom, pupils } = homework;
  const remove = async () => {
    setBusy(true);
    try {
      await homeworkCall(() => http.remove(`/v1/homeworks/${homeworkId}`));
      toast('success', `“${name}” was removed.`);
    } catch {
      // The toast says why; the homework is still there.
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={
        <>
          Remove “<bdi>{name}</bdi>” for <bdi>{whom}</bdi>?
        </>
      }
      confirmLabel="Remove it for everybody"
      cancelLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        {pupils === 1
          ? 'The one pupil who has it no longer sees it'
          : `${pupils} pupils no longer see it`}
        , and what was handed in is deleted with its results. To take out one pupil alone, open the
        results and choose the pupil.
      </p>
    </ConfirmDialog>
  );
}

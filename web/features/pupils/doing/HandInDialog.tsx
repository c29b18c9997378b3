import { AskDialog } from '#ui/AskDialog.tsx';

interface HandInDialogProps {
  left: number;
  of: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a task is handed in with items left out. */
export function HandInDialog({ left, of, onConfirm, onCancel }: HandInDialogProps) {
  return (
    <AskDialog
      title={left === of ? 'Hand in without an answer?' : `Hand in with ${left} left out?`}
      confirmLabel="Hand in"
      cancelLabel="Go on working"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {left === 1 ? 'One answer is' : `${left} of ${of} answers are`} still missing. What is
        missing counts as wrong.
      </p>
    </AskDialog>
  );
}

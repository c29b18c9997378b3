import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';

interface HandInDialogProps {
  left: number;
  of: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before a task is handed in with items left out. The browser's own dialog: it is here without a
 * connection too, and costs a phone nothing.
 */
export function HandInDialog({ left, of, onConfirm, onCancel }: HandInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto mb-0 w-full max-w-full rounded-t-card bg-card p-5 text-ink shadow-overlay backdrop:bg-veil sm:mb-auto sm:max-w-lg sm:rounded-card sm:p-6"
    >
      <h2 id={`${id}title`} className="text-xl">
        {left === of ? 'Hand in without an answer?' : `Hand in with ${left} left out?`}
      </h2>
      <p id={`${id}text`} className="mt-3">
        {left === 1 ? 'One answer is' : `${left} of ${of} answers are`} still missing. What is
        missing counts as wrong.
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>Go on working</Button>
        <Button variant="primary" onClick={onConfirm}>
          Hand in
        </Button>
      </div>
    </dialog>
  );
}

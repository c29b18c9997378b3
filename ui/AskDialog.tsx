import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';

interface AskDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the confirm button, a verb. */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A confirmation dialog that is open while it is mounted. Uses the native `<dialog>`, which works offline and
 * adds almost no code to download.
 */
export function AskDialog(props: AskDialogProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
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
        {title}
      </h2>
      <div id={`${id}text`} className="mt-3">
        {children}
      </div>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

interface FormDialogProps {
  title: string;
  /** The result of `useForm`: submit handler, busy state and form-level error. */
  form: {
    submit: FormEventHandler<HTMLFormElement>;
    busy: boolean;
    failure: { message: string } | null;
  };
  saveLabel?: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A short form in a dialog; a form-level error is shown above its buttons. */
export function FormDialog({
  title,
  form,
  saveLabel = t`Save`,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={form.submit}>
        {children}
        <div role="alert" className="mt-5 empty:hidden">
          {form.failure && <Notice tone="bad">{form.failure.message}</Notice>}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

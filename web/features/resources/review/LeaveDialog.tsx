import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  /** The sentence that says which changes are not saved. */
  unsaved: string;
  onStay: () => void;
  onLeave: () => void;
  /** Saves all changes; returns false if some could not be saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before unsaved edits are discarded. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { open, unsaved, onStay, onLeave, onSave } = props;
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      mustAnswer
      title={t`Your last changes are not saved`}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Continue editing</Trans>
          </Button>
          <Button
            variant="primary"
            busy={saving}
            onClick={async () => {
              setSaving(true);
              const saved = await onSave();
              setSaving(false);
              if (saved) onLeave();
              else onStay();
            }}
          >
            <Trans>Save and leave</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{unsaved}</p>
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  /** Titles of the sections with unsaved changes. */
  sections: readonly string[];
  onStay: () => void;
  onLeave: () => void;
  /** Saves all sections; returns false if a section could not be saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before unsaved edits are discarded. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { open, sections, onStay, onLeave, onSave } = props;
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      mustAnswer
      title="Your last changes are not saved"
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button onClick={onStay}>Continue editing</Button>
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
            Save and leave
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        You have unsaved changes in {new Intl.ListFormat('en-GB').format(sections)}.
      </p>
    </Dialog>
  );
}

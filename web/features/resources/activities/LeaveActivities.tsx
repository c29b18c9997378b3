import { useState } from 'react';
import { activitiesLeave } from '#lessons/questions/guidance.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface LeaveActivitiesProps {
  open: boolean;
  /** Saves what is not saved yet; false when that was not possible. */
  onSave: () => Promise<boolean>;
  onExit: () => void;
  onStay: () => void;
  onDisplay: () => Promise<void>;
}

/** Asks, whenever the activities are left, where to: away, back, or on to the projector. */
export function LeaveActivities({ open, onSave, onExit, onStay, onDisplay }: LeaveActivitiesProps) {
  const [busy, setBusy] = useState<'exit' | 'display' | null>(null);
  const during = async (what: 'exit' | 'display', work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      mustAnswer
      title="Leave the activities?"
      actions={
        <>
          <Button
            busy={busy === 'exit'}
            onClick={() =>
              void during('exit', async () => {
                if (await onSave()) onExit();
                else onStay();
              })
            }
          >
            Save and Exit
          </Button>
          <Button onClick={onStay}>Continue editing</Button>
          <Button
            variant="primary"
            busy={busy === 'display'}
            onClick={() => void during('display', onDisplay)}
          >
            Display interactive resource
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{activitiesLeave}</p>
    </Dialog>
  );
}

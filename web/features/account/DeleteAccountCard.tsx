import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { graceWords } from './consequences.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The way out: what it means in two sentences, and the dialog that says the rest. */
export function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  return (
    <div className="space-y-5">
      <p>
        Your account sleeps for {graceWords} and is then deleted for good. Signing in before that
        day keeps it.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

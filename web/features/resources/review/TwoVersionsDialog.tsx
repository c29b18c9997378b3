import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface TwoVersionsDialogProps {
  open: boolean;
  title: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
  /** Where the two differ. */
  children: ReactNode;
}

/** Two tabs, or two colleagues, changed the same thing: asks which version shall stand. */
export function TwoVersionsDialog(props: TwoVersionsDialogProps) {
  const { open, title, onMine, onTheirs, onLater, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onLater}
      wide
      mustAnswer
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Look again first
          </Button>
          <Button onClick={onTheirs}>Use the other version</Button>
          <Button variant="primary" onClick={onMine}>
            Keep my version
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { previewLeave } from '#lessons/questions/guidance.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface ExitQuestionProps {
  open: boolean;
  onExit: () => void;
  onContinue: () => void;
}

/** Asks before a lesson is left that no class has seen yet. */
export function ExitQuestion({ open, onExit, onContinue }: ExitQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      mustAnswer
      title="Not displayed yet"
      actions={
        <>
          <Button onClick={onExit}>Exit</Button>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{previewLeave}</p>
    </Dialog>
  );
}

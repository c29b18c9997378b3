import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { PromptDiff } from './PromptDiff.tsx';

interface PublishDialogProps {
  open: boolean;
  title: string;
  /** The version it becomes. */
  next: number;
  before: string;
  after: string;
  busy: boolean;
  onPublish: () => void;
  onCancel: () => void;
}

/** Asks before a wording goes live, and shows what changes by it. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, title, next, before, after, busy, onPublish, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={`Publish version ${next} of “${title}”?`}
      wide
      mustAnswer
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={onPublish}>
            Publish it
          </Button>
        </>
      }
    >
      <p className="mb-4">
        All new lessons will use this version. Existing lessons stay as they are, and you can roll
        back at any time.
      </p>
      <PromptDiff before={before} after={after} />
    </Dialog>
  );
}

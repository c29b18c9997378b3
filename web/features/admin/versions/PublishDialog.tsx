import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { WordDiff } from './WordDiff.tsx';

interface PublishDialogProps {
  open: boolean;
  title: string;
  /** What publishing changes, in a sentence or two. */
  effect: string;
  /** The number of the new version. */
  next: number;
  before: string;
  after: string;
  busy: boolean;
  onPublish: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a text is published, and shows the differences. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, title, effect, next, before, after, busy, onPublish, onCancel } = props;
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
            Publish version
          </Button>
        </>
      }
    >
      <p className="mb-4">{effect}</p>
      <WordDiff before={before} after={after} />
    </Dialog>
  );
}

import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { publishWords } from './publish-words.ts';

interface PublishQuestionProps {
  /** The name of the resource, or empty. */
  title: string;
  onPublish: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before a resource becomes public, so that one press cannot publish the work of a
 * class.
 */
export function PublishQuestion({ title, onPublish, onCancel }: PublishQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={<bdi>{publishWords.question(title)}</bdi>}
      confirmLabel={publishWords.publish}
      cancelLabel={publishWords.cancel}
      onConfirm={onPublish}
      onCancel={onCancel}
    >
      <p className="text-ink-2">{publishWords.consequence}</p>
    </ConfirmDialog>
  );
}

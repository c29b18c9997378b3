import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { publishWords } from './publish-words.ts';

interface PublishQuestionProps {
  /** The name of the resource; empty if it has none. */
  title: string;
  onPublish: () => void;
  onCancel: () => void;
}

/** Asks before a resource becomes public: one press must not publish what a class wrote. */
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

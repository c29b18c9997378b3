import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface PublishQuestionProps {
  /** The name of the resource; empty where it has none. */
  title: string;
  onPublish: () => void;
  onCancel: () => void;
}

/** Asks before a resource is shown to everybody: one press must not publish what a class wrote. */
export function PublishQuestion({ title, onPublish, onCancel }: PublishQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={
        <>
          Make <bdi>{title ? `“${title}”` : 'this resource'}</bdi> public?
        </>
      }
      confirmLabel="Make it public"
      cancelLabel="Keep it private"
      onConfirm={onPublish}
      onCancel={onCancel}
    >
      <p className="text-ink-2">
        It is listed under Public resources with your name. Anyone can open and copy it, without
        signing in. You can make it private again at any time.
      </p>
    </ConfirmDialog>
  );
}

import { PartyPopper } from 'lucide-react';
import { Dialog } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

interface FinaliseDialogProps {
  open: boolean;
  resourceId: string;
  title: string;
  /** What is still being made, in the words of the specification; null when all is there. */
  mediaMessage: string | null;
  onClose: () => void;
}

/** After finalising: where to go next. */
export function FinaliseDialog({
  open,
  resourceId,
  title,
  mediaMessage,
  onClose,
}: FinaliseDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <span className="inline-flex items-center gap-2.5">
          <PartyPopper size={22} aria-hidden="true" className="shrink-0 text-target" />
          Your resource is ready to teach
        </span>
      }
      actions={
        <>
          <LinkButton href={`/preview/${resourceId}`}>Preview</LinkButton>
          <LinkButton href={`/activities/new/${resourceId}`}>Arrange activities</LinkButton>
          <LinkButton href={`/resource/${resourceId}`} variant="primary" data-log="display">
            Display the interactive resource
          </LinkButton>
        </>
      }
    >
      <div data-tour="redirect-modal">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        <p className="mt-1 text-ink-2">
          {mediaMessage ?? 'Show it on the projector now. You can still change it.'}
        </p>
        <p className="mt-3 text-ink-2 text-sm">
          Or <a href={`/create-homework?resource=${resourceId}`}>set it as homework</a>, go to{' '}
          <a href="/private_resources">My resources</a>, or{' '}
          <a href="/select_resources?new">make another</a>.
        </p>
      </div>
    </Dialog>
  );
}

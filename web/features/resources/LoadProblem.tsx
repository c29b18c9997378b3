import { FileQuestion, FileText, WifiOff } from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';

interface LoadProblemProps {
  error: unknown;
  onAgain: () => void;
}

/** Why a resource is not on screen: it is not there for this person, or it could not be loaded. */
export function LoadProblem({ error, onAgain }: LoadProblemProps) {
  if (error instanceof HttpError && error.status === 404) {
    return (
      <EmptyState
        icon={<FileQuestion size={28} />}
        title="Resource not found"
        action={<LinkButton href="/private_resources">My resources</LinkButton>}
      >
        It may have been deleted, or made private by its owner.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<WifiOff size={28} />}
      title="The resource could not be loaded"
      action={
        <Button variant="primary" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {error instanceof Error ? error.message : 'Something went wrong'}
    </EmptyState>
  );
}

interface NotWrittenProps {
  resource: Pick<Resource, 'id' | 'status' | 'mine'>;
  /** What cannot be seen yet, such as "There are no activities yet". */
  title: string;
}

/** Stands where a resource without its text has nothing to show, and leads to where it is written. */
export function NotWritten({ resource: { id, status, mine }, title }: NotWrittenProps) {
  const isDraft = status === 'draft';
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title={title}
      action={
        mine && (
          <LinkButton
            variant="primary"
            href={isDraft ? `/select_resources?draft=${id}` : `/review/${id}`}
          >
            {isDraft ? 'Open the draft' : 'Watch it being written'}
          </LinkButton>
        )
      }
    >
      The text is not written yet.
    </EmptyState>
  );
}

/** Whether the text of a resource stands, so that everything made from it can be shown. */
export const isWritten = ({ status }: Pick<Resource, 'status'>) =>
  status === 'review' || status === 'final';

import { FileQuestion, WifiOff } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

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

import { FileQuestion, WifiOff } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

interface FailedLoadProps {
  /** What could not be loaded, as the title says it. */
  title: string;
  error: unknown;
  /** Absent where asking again would change nothing. */
  onAgain?: (() => void) | undefined;
}

/** Why results are not on screen: there are none for this person, or they could not be loaded. */
export function FailedLoad({ title, error, onAgain }: FailedLoadProps) {
  const message = error instanceof Error ? error.message : 'Something went wrong';
  if (error instanceof HttpError && error.status === 404) {
    return (
      <Card>
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={message}
          action={
            <>
              <LinkButton href="/homework-result" variant="primary">
                All homework
              </LinkButton>
              {onAgain && <Button onClick={onAgain}>Look again</Button>}
            </>
          }
        >
          The homework may have been removed from this class, or it belongs to another teacher.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<WifiOff size={28} />}
        title={title}
        action={
          onAgain && (
            <Button variant="primary" onClick={onAgain}>
              Try again
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </Card>
  );
}

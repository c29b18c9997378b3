import { FileQuestion, WifiOff } from 'lucide-react';
import { HttpError } from '#web/http-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface LoadProblemProps {
  title: string;
  error: unknown;
  onAgain: () => void;
}

/** Why an admin's screen shows nothing: it is not there, or could not be fetched. */
export function LoadProblem({ title, error, onAgain }: LoadProblemProps) {
  const missing = error instanceof HttpError && error.status === 404;
  return (
    <Card>
      <EmptyState
        icon={missing ? <FileQuestion size={28} /> : <WifiOff size={28} />}
        title={title}
        action={
          <Button variant="primary" onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'Something went wrong'}
      </EmptyState>
    </Card>
  );
}

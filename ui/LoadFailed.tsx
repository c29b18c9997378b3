import { FileQuestion, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { HttpError } from './http-error.ts';

export interface LoadFailedProps {
  error: unknown;
  /** What could not be loaded: "The class", "Your classes". */
  what: string;
  onAgain: () => void;
  /** For what is not there (404): why that may be, and where to go from here. */
  missing?: { text: string; action: ReactNode };
}

/** Why something is not on screen: it is not there for this person, or it could not be fetched. */
export function LoadFailed({ error, what, onAgain, missing }: LoadFailedProps) {
  if (missing && error instanceof HttpError && error.status === 404) {
    return (
      <EmptyState
        icon={<FileQuestion size={28} />}
        title={`${what} is not here`}
        action={missing.action}
      >
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<WifiOff size={28} />}
      title={`${what} could not be loaded`}
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

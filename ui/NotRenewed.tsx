import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface NotRenewedProps {
  /** What could not be loaded: "The users". */
  what: string;
  /** Why; nothing is shown without it. */
  error: unknown;
  onAgain: () => void;
}

/** Stands above data that is older than what was asked for, so that nobody takes one for the other. */
export function NotRenewed({ what, error, onAgain }: NotRenewedProps) {
  if (!error) return null;
  return (
    <div role="alert">
      <Notice tone="bad" className="mb-4">
        <p>
          {what} could not be reloaded. Below is what was loaded before.{' '}
          {error instanceof Error ? error.message : 'Something went wrong'}
        </p>
        <Button size="small" className="mt-2" onClick={onAgain}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import { Notice } from './Notice.tsx';
import { Spinner } from './Spinner.tsx';

interface NotLoadedYetProps extends LoadFailedProps {
  /** What is said while it is on its way: "Loading the users". */
  loading: string;
}

/** Stands for data that is not there: on its way, or a card with why it did not come. */
export function NotLoadedYet({ loading, ...failed }: NotLoadedYetProps) {
  if (!failed.error) return <Spinner label={loading} />;
  return (
    <Card>
      <LoadFailed {...failed} />
    </Card>
  );
}

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

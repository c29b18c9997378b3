import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { messageOf } from './http-error.ts';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
import { Notice } from './Notice.tsx';
import { Spinner } from './Spinner.tsx';

interface NotLoadedYetProps extends LoadFailedProps {
  /** Label of the spinner: "Loading the users". */
  loading: string;
}

/** Placeholder for missing data: a spinner while it loads, or a card that explains why it failed. */
export function NotLoadedYet({ loading, ...failed }: NotLoadedYetProps) {
  if (!failed.error) return <Spinner label={loading} />;
  return (
    <Card>
      <LoadFailed {...failed} />
    </Card>
  );
}

interface NotRenewedProps {
  /** What happened: "The users could not be refreshed." */
  title: string;
  /** The error; if there is none, nothing is rendered. */
  error: unknown;
  onAgain: () => void;
}

/** Warns that the data below is stale because the latest request failed. */
export function NotRenewed({ title, error, onAgain }: NotRenewedProps) {
  if (!error) return null;
  return (
    <div role="alert">
      <Notice tone="bad" className="mb-4">
        <p>
          {title} <Trans>You are seeing the last version loaded.</Trans> {messageOf(error)}
        </p>
        <Button size="small" className="mt-2" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}

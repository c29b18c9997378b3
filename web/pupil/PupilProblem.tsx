import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileQuestion, WifiOff } from 'lucide-react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { useContentShown } from './content-shown.ts';

interface PupilProblemProps {
  error: unknown;
  /** `h1` if the screen shows nothing else. */
  heading?: 'h1' | 'h2';
  onAgain: () => void;
}

/**
 * Explains why something is not shown: it does not belong to this pupil, is not available yet, or could not
 * be loaded.
 */
export function PupilProblem({ error, heading = 'h1', onAgain }: PupilProblemProps) {
  useContentShown(true);
  const home = (
    <LinkButton href="/pupil/home">
      <Trans>Go to my homework</Trans>
    </LinkButton>
  );
  // The server answers a malformed id in the address with 400.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon={<FileQuestion size={30} />}
        title={t`We can’t find this homework`}
        heading={heading}
        action={home}
      >
        <p role="alert">
          <Trans>Your teacher may have removed it, or it hasn’t opened yet.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<WifiOff size={30} />}
      title={t`Your homework didn’t load`}
      heading={heading}
      action={
        <>
          {home}
          <Button variant="primary" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p role="alert">
        <Trans>Your internet connection might be slow or down. Your work is safe.</Trans>
      </p>
    </EmptyState>
  );
}

import { Trans } from '@lingui/react/macro';
import { FileQuestion, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { HttpError, messageOf } from './http-error.ts';

export interface LoadFailedProps {
  error: unknown;
  /** The heading if it could not be fetched: "The class could not be loaded". */
  title: string;
  onAgain: () => void;
  /** For a 404: the heading, why the item may be missing, and where to go next. */
  missing?: { title: string; text: string; action: ReactNode };
}

/** Explains why something is not on the screen: the user may not see it, or it could not be fetched. */
export function LoadFailed({ error, title, onAgain, missing }: LoadFailedProps) {
  if (missing && error instanceof HttpError && error.status === 404) {
    return (
      <EmptyState icon={<FileQuestion size={28} />} title={missing.title} action={missing.action}>
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<WifiOff size={28} />}
      title={title}
      action={
        <Button variant="primary" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}

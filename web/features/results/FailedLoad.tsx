import { Trans } from '@lingui/react/macro';
import { FileQuestion, WifiOff } from 'lucide-react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError, messageOf } from '#ui/http-error.ts';

interface FailedLoadProps {
  /** The heading for any error except 404. */
  title: string;
  error: unknown;
  /** Absent if a retry would not help. */
  onAgain?: (() => void) | undefined;
}

/** Explains why no results are shown: this user has no results, or they could not be loaded. */
export function FailedLoad({ title, error, onAgain }: FailedLoadProps) {
  const message = messageOf(error);
  if (error instanceof HttpError && error.status === 404) {
    return (
      <Card>
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={message}
          action={
            <>
              <LinkButton href="/homework-result" variant="primary">
                <Trans>All homework</Trans>
              </LinkButton>
              {onAgain && (
                <Button onClick={onAgain}>
                  <Trans>Try again</Trans>
                </Button>
              )}
            </>
          }
        >
          <Trans>
            The homework may have been removed from this class, or it may belong to another teacher.
          </Trans>
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
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </Card>
  );
}

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-3/5', 'w-1/4', 'w-2/5'];

/** A loading skeleton that prevents the layout from shifting. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <Card flush aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      {widths.map((width, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={row}
          className="border-b border-line px-5 py-5 last:border-b-0"
        >
          <div className={`skeleton h-5 ${width}`} />
          <div className="skeleton mt-3 h-4 w-3/5" />
        </div>
      ))}
    </Card>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileQuestion, FileText, WifiOff } from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError, messageOf } from '#ui/http-error.ts';

interface LoadProblemProps {
  error: unknown;
  onAgain: () => void;
}

/** Explains why a resource is not shown: this person may not see it, or it could not be loaded. */
export function LoadProblem({ error, onAgain }: LoadProblemProps) {
  if (error instanceof HttpError && error.status === 404) {
    return (
      <EmptyState
        icon={<FileQuestion size={28} />}
        title={t`Resource not found`}
        action={
          <LinkButton href="/private_resources">
            <Trans>My resources</Trans>
          </LinkButton>
        }
      >
        <Trans>It may have been deleted, or made private by its owner.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<WifiOff size={28} />}
      title={t`The resource could not be loaded`}
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

interface NotWrittenProps {
  resource: Pick<Resource, 'id' | 'status' | 'mine'>;
  /** Title of the note, such as "There are no activities yet". */
  title: string;
}

/** A placeholder for a resource without a text, with a link to the screen where the text is written. */
export function NotWritten({ resource: { id, status, mine }, title }: NotWrittenProps) {
  const isDraft = status === 'draft';
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title={title}
      action={
        mine && (
          <LinkButton
            variant="primary"
            href={isDraft ? `/select_resources?draft=${id}` : `/review/${id}`}
          >
            {isDraft ? t`Open the draft` : t`Watch it being written`}
          </LinkButton>
        )
      }
    >
      <Trans>The text hasn’t been written yet.</Trans>
    </EmptyState>
  );
}

/** True if the text of a resource is complete, so that the material made from it can be shown. */
export const isWritten = ({ status }: Pick<Resource, 'status'>) =>
  status === 'review' || status === 'final';

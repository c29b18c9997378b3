import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';

interface ClassroomNotHereProps {
  /** The heading for screen readers during loading. */
  title: string;
  /** The error if loading failed; absent during loading. */
  error: unknown;
  onAgain: () => void;
}

/** Placeholder for a class that is loading or could not be loaded. */
export function ClassroomNotHere({ title, error, onAgain }: ClassroomNotHereProps) {
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="sr-only">{title}</h1>
      {error ? (
        <Card>
          <LoadFailed
            error={error}
            title={t`The class could not be loaded`}
            onAgain={onAgain}
            missing={{
              title: t`The class could not be found`,
              text: t`It may have been removed, or it may belong to someone else.`,
              action: (
                <LinkButton href="/classrooms/view">
                  <Trans>Classes</Trans>
                </LinkButton>
              ),
            }}
          />
        </Card>
      ) : (
        <div className="flex min-h-80 items-center justify-center">
          <Spinner label={t`Loading the class`} />
        </div>
      )}
    </div>
  );
}

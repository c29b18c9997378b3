import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';

/** The skeleton of the review screen while the resource loads. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        <Trans>Loading the resource</Trans>
      </p>
      <div className="skeleton mb-8 h-10 w-96 max-w-full" />
      <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Card className="h-80 max-lg:hidden" />
        <Card>
          {['w-11/12', 'w-4/5', 'w-10/12', 'w-3/4', 'w-9/12'].map((width) => (
            <div key={width} className={`skeleton mb-4 h-5 ${width}`} />
          ))}
        </Card>
      </div>
    </div>
  );
}

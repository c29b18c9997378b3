import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';

/** The dashboard's skeleton while the draft loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        <Trans>Loading your draft</Trans>
      </p>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex flex-col gap-5">
          {['h-72', 'h-64', 'h-56'].map((height) => (
            <Card key={height} className={height}>
              <div className="skeleton h-6 w-32" />
              <div className="skeleton mt-6 h-10 w-full" />
              <div className="skeleton mt-4 h-10 w-3/4" />
            </Card>
          ))}
        </div>
        <Card className="h-96 max-lg:hidden" />
      </div>
    </div>
  );
}
